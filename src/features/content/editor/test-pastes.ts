/** Pastes as programs put them on the clipboard, and the texts that the editor makes of them. */
interface Paste {
  from: string
  html: string
  rtf?: string
  becomes: string
}

const wordHead =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">' +
  '<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=ZH-CN><!--StartFragment-->'
const item = (list: string, marker: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]>` +
  `<span lang=EN-US><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span style='font-family:宋体'>${words}<o:p></o:p></span></p>`
const png =
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360f8cf500f00038601808fd6e7a40000000049454e44ae426082'

export const pastes: readonly Paste[] = [
  {
    from: 'Word: words with fonts, an empty paragraph, super- and subscript',
    html: `${wordHead}<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:14.0pt;font-family:宋体'>信用证</span></b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><span lang=EN-US>m<sup>2</sup> H<sub>2</sub>O</span></p><!--EndFragment--></body></html>`,
    becomes: '<p><strong>信用证</strong></p><p>m<sup>2</sup> H<sub>2</sub>O</p>',
  },
  {
    from: 'Word: a numbered list with a list of bullets inside',
    html: `${wordHead}${item('l0 level1 lfo1', '1.', '提单')}${item('l1 level2 lfo2', '·', '正本')}${item('l0 level1 lfo1', '2.', '发票')}<!--EndFragment-->`,
    becomes: '<ol><li><p>提单</p><ul><li><p>正本</p></li></ul></li><li><p>发票</p></li></ol>',
  },
  {
    from: 'Word: options with letters and sections with Chinese numerals keep their signs',
    html: `${wordHead}${item('l0 level1 lfo1', '一、', '单选题')}${item('l2 level1 lfo3', '3.', '下列单据')}${item('l1 level1 lfo2', 'A.', '提单')}<!--EndFragment-->`,
    becomes: '<p>一、 单选题</p><ol start="3"><li><p>下列单据</p></li></ol><p>A. 提单</p>',
  },
  {
    from: 'Word: a table',
    html: `${wordHead}<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:20pt'><td width=200 valign=top style='width:150pt'><p class=MsoNormal><b>品名</b></p></td><td colspan=2><p class=MsoNormal>数量<o:p></o:p></p></td></tr></table><!--EndFragment-->`,
    becomes:
      '<table><tbody><tr><td><p><strong>品名</strong></p></td><td colspan="2"><p>数量</p></td></tr></tbody></table>',
  },
  {
    from: 'WPS: a heading, underlined blanks, a coloured word',
    html: `<html><head><meta name=Generator content="Kingsoft WPS"></head><body><h1><span style="mso-spacerun:'yes';font-family:宋体;">一、填空题</span></h1><p class=MsoNormal><span style="color:#FF0000">信用证</span>有效期为<u>　　　</u>天。<span style="mso-hide:all;display:none">隐藏</span></p></body></html>`,
    becomes: '<h3>一、填空题</h3><p>信用证有效期为<u>　　　</u>天。</p>',
  },
  {
    from: 'Google Docs: its wrapper, bold and italic by style, a link',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">A </span><span style="font-weight:700">bill</span><span style="font-style:italic"> of</span> <a href="https://example.com/a" style="text-decoration:none"><span style="text-decoration:underline">lading</span></a></p></b>`,
    becomes:
      '<p>A <strong>bill</strong><em> of</em> <a href="https://example.com/a" rel="noopener nofollow" target="_blank">lading</a></p>',
  },
  {
    from: 'a page: scripts, a foreign link, nested boxes',
    html: `<div onclick="x()"><div>一<script>alert(1)</script></div><div><a href="javascript:alert(1)">二</a></div></div>`,
    becomes: '<p>一</p><p>二</p>',
  },
  {
    from: 'a page with formulas of KaTeX',
    html: `<p>E: <span class="katex"><span class="katex-mathml"><math><semantics><mi>E</mi><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">E=mc2</span></span></p>`,
    becomes: '<p>E: <span data-formula="E=mc^2"></span></p>',
  },
]

/** Word names a picture by its place on the disk; its bytes are in the RTF. */
export const withPicture = {
  html: `${wordHead}<p class=MsoNormal>见图<img width=1 height=1 src="file:///C:/Temp/clip_image002.png"></p><!--EndFragment-->`,
  rtf: String.raw`{\rtf1{\*\shppict{\pict\picscalex100\picw26\pngblip ${png}}}{\nonshppict{\pict\wmetafile8 0100}}}`,
}

/** Texts that the editor gives back as they are. */
export const dialect: readonly string[] = [
  '<h3>要点</h3><h4>其一</h4><p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>',
  '<p>a<br />b</p><hr /><blockquote><p>c</p></blockquote>',
  '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul>',
  '<p><span data-formula="\\frac{a}{b} &lt; c"></span></p><div data-formula="x^2"></div>',
  '<aside data-tone="warning"><p>a</p><ul><li><p>b</p></li></ul></aside>',
  '<p><img data-file="12" alt="提单" width="480" /></p>',
  '<p><img data-attachment="word/media/image1.png" alt="a" /></p>',
  '<div data-film="12"></div><p data-document="7">报关单.pdf</p>',
  '<pre><code>a\n  b</code></pre>',
  '<table><tbody><tr><th><p>a</p></th><td rowspan="2"><p>b</p></td></tr><tr><td><p>c</p></td></tr></tbody></table>',
  '<p>a <span data-gap="g_1"></span> b</p>',
  '<p><a href="/course/7" rel="noopener nofollow" target="_blank">a</a></p>',
]
