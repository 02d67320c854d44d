/** How a paper begins a line that is no continuation of the one before. */
export const startsPart = new RegExp(
  [
    // 1. （1） ①
    String.raw`[（(【［\[]?\s*\d{1,3}\s*(?:[)）】］\]．、]|[.](?!\d))`,
    '[①-⑳]',
    // A. (A)
    String.raw`[（(]?\s*[A-Ha-h]\s*[.．、)）：:](?![a-z])`,
    // 一、 （一） 第一部分
    '[（(]?[一二三四五六七八九十]{1,3}[)）、.．]',
    '第[一二三四五六七八九十\\d]+(?:部分|大题|题|卷|章|节)',
    '[【★]',
    '(?:参考|标准|正确)?(?:答案|答|解析|分析|详解|难度|考点|知识点|来源|分值)\\s*[:：]',
    '参考答案|答案与解析|答案及解析',
    String.raw`(?:Part|Section|Question|Questions|Passage)\s+[\dIVXA-D]`,
    String.raw`(?:Answers?|Key|Keys|Explanation|Difficulty)\s*[:：]`,
  ].join('|'),
  'u',
)

/** What a line of a page number is made of besides digits. */
export const pageNumberParts = /[第共页码总张试卷题答案]|page|of|[\s\d·.,，/\\|()（）_—–-]/giu

/** Letters that stand without a space beside others. */
export const wide = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF\u2018-\u201D\u2026\u2014①-⑳]/u
