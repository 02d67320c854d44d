import { texts } from '#src/web/i18n.tsx'

const formula = '<span data-formula="P = C \\times 1.1 \\times r"></span>'
const form =
  '<table><tbody><tr><th><p>No.</p></th><th><p>USD</p></th></tr><tr><td><p>1</p></td><td><p>42,000</p></td></tr></tbody></table>'

/** Texts as teachers write them, for the specimens of the editor. */
export const exampleText = texts({
  zh: {
    stem: '题干',
    option: '选项',
    explanation: '解析',
    cloze: '填空题题干',
    placeholder: '说明正确答案的理由',
    hint: '学员交卷后可以看到',
    missing: '请填写解析',
    gap: '第 1 空',
    line: 'CIF 价 × 110% × <em>r</em>',
    withGap: '<p>信用证的有效期为 <span data-gap="g1"></span> 天。</p>',
    text: `<h3>保险费的计算</h3><p>按 <strong>CIF</strong> 价加一成投保，保险费为 ${formula}，其中 <em>r</em> 是保险费率。</p><ul><li><p>投保加成：10%</p></li><li><p>保险费率：0.8%</p></li></ul><aside data-tone="warning"><p>货物装船之前必须投保。</p></aside>${form}`,
    read: `<h3>保险费</h3><p>在空格里填写：<span data-gap="a"></span> 美元。</p><aside data-tone="note"><p>加一成投保。</p></aside><aside data-tone="tip"><p>先算 CIF 价。</p></aside><aside data-tone="warning"><p>装船之前投保。</p></aside><p><img data-file="1" data-state="making" alt="提单" /></p><p data-document="3" data-preview="#">出口货物报关单.pdf</p><div data-film="2" data-right="none" data-preview="#" data-kind="film" data-name="装船.mp4"></div><div data-film="4" data-kind="film"></div><p>公式：<span data-formula="\\frac{a"><code data-broken>\\frac{a</code><!----></span></p><pre><code>BL NO. 4711</code></pre>${form}`,
    both: { zh: '<p>提单是物权凭证。</p>', en: '<p>A bill of lading is a document of title.</p>' },
  },
  en: {
    stem: 'Stem',
    option: 'Option',
    explanation: 'Explanation',
    cloze: 'Stem with blanks',
    placeholder: 'Say why the answer is right',
    hint: 'Learners see it after they hand in',
    missing: 'Enter an explanation',
    gap: 'Blank 1',
    line: 'CIF value × 110% × <em>r</em>',
    withGap: '<p>The letter of credit is valid for <span data-gap="g1"></span> days.</p>',
    text: `<h3>The insurance premium</h3><p>Insured for <strong>CIF</strong> plus 10%, the premium is ${formula}, where <em>r</em> is the rate.</p><ul><li><p>Markup: 10%</p></li><li><p>Rate: 0.8%</p></li></ul><aside data-tone="warning"><p>Insure the goods before they are loaded.</p></aside>${form}`,
    read: `<h3>The premium</h3><p>Fill in the blank: <span data-gap="a"></span> dollars.</p><aside data-tone="note"><p>Insured for CIF plus 10%.</p></aside><aside data-tone="tip"><p>Compute CIF first.</p></aside><aside data-tone="warning"><p>Insure before loading.</p></aside><p><img data-file="1" data-state="making" alt="Bill of lading" /></p><p data-document="3" data-preview="#">customs-declaration.pdf</p><div data-film="2" data-right="none" data-preview="#" data-kind="film" data-name="loading.mp4"></div><div data-film="4" data-kind="film"></div><p>Formula: <span data-formula="\\frac{a"><code data-broken>\\frac{a</code><!----></span></p><pre><code>BL NO. 4711</code></pre>${form}`,
    both: { zh: '<p>Tídān</p>', en: '<p>A bill of lading is a document of title.</p>' },
  },
})
