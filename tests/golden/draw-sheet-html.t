printf '[White "A & <b>"]\n[Black "\303\251 白石"]\n[Event "\\x22Open\\x22"]\n[Note "a  b"]\n\n1.e5!? {so} 2.f6 {[%%tm - 61000]} *\n' | yinsh draw --sheet --format=html --paper=letter --no-coordinates --turns=1 |
    sed '/^<style>/,/<.style>$/d'
== stdout
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>YINSH game sheet</title>
</head>
<body class="letter">
<article>
<header>
<h1><span class="white" title="White"><bdi>A &amp; &lt;b&gt;</bdi></span> <span class="black" title="Black"><bdi>é 白石</bdi></span></h1>
<p>Unfinished, rings removed 0–0</p>
<p dir="auto">&quot;Open&quot;</p>
</header>
<div class="columns">
<p class="tag" dir="auto">Note: a b</p>
<p class="turns"><span>1.e5!?</span></p>
<figure>
<svg width="440" height="436" viewBox="0 0 440 436" role="img" font-family="sans-serif">
<title>A &amp; &lt;b&gt; – é 白石, after turn 1</title>
<desc>White places a ring on e5. White rings: e5. Black rings: none. White markers: none. Black markers: none. Rings removed: White 0, Black 0. Markers in the pool: 51. Black to place a ring.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="440" height="436"/>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-linecap="round">
<line x1="46.8" y1="274" x2="46.8" y2="154"/>
<line x1="81.44" y1="334" x2="81.44" y2="94"/>
<line x1="116.08" y1="354" x2="116.08" y2="74"/>
<line x1="150.72" y1="374" x2="150.72" y2="54"/>
<line x1="185.36" y1="394" x2="185.36" y2="34"/>
<line x1="220" y1="374" x2="220" y2="54"/>
<line x1="254.64" y1="394" x2="254.64" y2="34"/>
<line x1="289.28" y1="374" x2="289.28" y2="54"/>
<line x1="323.92" y1="354" x2="323.92" y2="74"/>
<line x1="358.56" y1="334" x2="358.56" y2="94"/>
<line x1="393.2" y1="274" x2="393.2" y2="154"/>
<line x1="46.8" y1="274" x2="254.64" y2="394"/>
<line x1="46.8" y1="234" x2="289.28" y2="374"/>
<line x1="46.8" y1="194" x2="323.92" y2="354"/>
<line x1="46.8" y1="154" x2="358.56" y2="334"/>
<line x1="81.44" y1="334" x2="185.36" y2="394"/>
<line x1="81.44" y1="134" x2="358.56" y2="294"/>
<line x1="81.44" y1="94" x2="393.2" y2="274"/>
<line x1="116.08" y1="74" x2="393.2" y2="234"/>
<line x1="150.72" y1="54" x2="393.2" y2="194"/>
<line x1="185.36" y1="34" x2="393.2" y2="154"/>
<line x1="254.64" y1="34" x2="358.56" y2="94"/>
<line x1="46.8" y1="274" x2="358.56" y2="94"/>
<line x1="46.8" y1="234" x2="323.92" y2="74"/>
<line x1="46.8" y1="194" x2="289.28" y2="54"/>
<line x1="46.8" y1="154" x2="254.64" y2="34"/>
<line x1="81.44" y1="334" x2="393.2" y2="154"/>
<line x1="81.44" y1="294" x2="358.56" y2="134"/>
<line x1="81.44" y1="94" x2="185.36" y2="34"/>
<line x1="116.08" y1="354" x2="393.2" y2="194"/>
<line x1="150.72" y1="374" x2="393.2" y2="234"/>
<line x1="185.36" y1="394" x2="393.2" y2="274"/>
<line x1="254.64" y1="394" x2="358.56" y2="334"/>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="185.36" cy="234" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="185.36" cy="234" r="14.5"/>
</g>
<g class="placed" fill="none" stroke="#c0392b" stroke-width="2.2">
<circle cx="185.36" cy="234" r="20.5"/>
</g>
</svg>
<figcaption>1.e5, rings 0–0, pool 51</figcaption>
</figure>
<p class="comment" dir="auto">so</p>
<p class="turns"><span>2.f6</span> <span>*</span></p>
<figure>
<svg width="440" height="436" viewBox="0 0 440 436" role="img" font-family="sans-serif">
<title>A &amp; &lt;b&gt; – é 白石, after turn 2</title>
<desc>Black places a ring on f6. White rings: e5. Black rings: f6. White markers: none. Black markers: none. Rings removed: White 0, Black 0. Markers in the pool: 51. White to place a ring.</desc>
<g class="paper" fill="#ffffff">
<rect x="0" y="0" width="440" height="436"/>
</g>
<g class="line" fill="none" stroke="#9a9a9a" stroke-width="1.2" stroke-linecap="round">
<line x1="46.8" y1="274" x2="46.8" y2="154"/>
<line x1="81.44" y1="334" x2="81.44" y2="94"/>
<line x1="116.08" y1="354" x2="116.08" y2="74"/>
<line x1="150.72" y1="374" x2="150.72" y2="54"/>
<line x1="185.36" y1="394" x2="185.36" y2="34"/>
<line x1="220" y1="374" x2="220" y2="54"/>
<line x1="254.64" y1="394" x2="254.64" y2="34"/>
<line x1="289.28" y1="374" x2="289.28" y2="54"/>
<line x1="323.92" y1="354" x2="323.92" y2="74"/>
<line x1="358.56" y1="334" x2="358.56" y2="94"/>
<line x1="393.2" y1="274" x2="393.2" y2="154"/>
<line x1="46.8" y1="274" x2="254.64" y2="394"/>
<line x1="46.8" y1="234" x2="289.28" y2="374"/>
<line x1="46.8" y1="194" x2="323.92" y2="354"/>
<line x1="46.8" y1="154" x2="358.56" y2="334"/>
<line x1="81.44" y1="334" x2="185.36" y2="394"/>
<line x1="81.44" y1="134" x2="358.56" y2="294"/>
<line x1="81.44" y1="94" x2="393.2" y2="274"/>
<line x1="116.08" y1="74" x2="393.2" y2="234"/>
<line x1="150.72" y1="54" x2="393.2" y2="194"/>
<line x1="185.36" y1="34" x2="393.2" y2="154"/>
<line x1="254.64" y1="34" x2="358.56" y2="94"/>
<line x1="46.8" y1="274" x2="358.56" y2="94"/>
<line x1="46.8" y1="234" x2="323.92" y2="74"/>
<line x1="46.8" y1="194" x2="289.28" y2="54"/>
<line x1="46.8" y1="154" x2="254.64" y2="34"/>
<line x1="81.44" y1="334" x2="393.2" y2="154"/>
<line x1="81.44" y1="294" x2="358.56" y2="134"/>
<line x1="81.44" y1="94" x2="185.36" y2="34"/>
<line x1="116.08" y1="354" x2="393.2" y2="194"/>
<line x1="150.72" y1="374" x2="393.2" y2="234"/>
<line x1="185.36" y1="394" x2="393.2" y2="274"/>
<line x1="254.64" y1="394" x2="358.56" y2="334"/>
</g>
<g class="white edge" fill="none" stroke="#222222" stroke-width="7.6">
<circle cx="185.36" cy="234" r="14.5"/>
</g>
<g class="white ring" fill="none" stroke="#ffffff" stroke-width="5">
<circle cx="185.36" cy="234" r="14.5"/>
</g>
<g class="black edge" fill="none" stroke="#000000" stroke-width="7.6">
<circle cx="220" cy="214" r="14.5"/>
</g>
<g class="black ring" fill="none" stroke="#2b2b2b" stroke-width="5">
<circle cx="220" cy="214" r="14.5"/>
</g>
<g class="placed" fill="none" stroke="#c0392b" stroke-width="2.2">
<circle cx="220" cy="214" r="20.5"/>
</g>
</svg>
<figcaption>2.f6, rings 0–0, pool 51</figcaption>
</figure>
</div>
</article>
</body>
</html>
