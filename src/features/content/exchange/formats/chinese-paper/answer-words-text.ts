/** The words of blanks and of the answers for them, beside those of `patterns-text.ts`. */

/** （13750也可）: what stands before the word is right too. */
export const alsoRight =
  /\s*[（(]\s*([^（()）]+?)\s*(?:也可以?|亦可以?|均可以?|都可以?|皆可|也对|亦对|均对|都对|也算对|也正确|也得分)\s*[)）]\s*/i
/** Not another answer, but how this one may be written: （大小写均可）. */
export const aboutWriting = /^(?:字母)?大小写|^(?:中英文|中文|英文|缩写|全称|简称|顺序|单位|标点)/

/** A blank that is named: 【空1】, （第2空）. */
export const namedBlank = /[（(【[]\s*(?:第\s*(\d{1,2})\s*空|空\s*(\d{1,2}))\s*[)）】\]]/g

/** Before each answer of several blanks: (1), ①, 空1：. */
export const blankMark =
  /(?:^|(?<=[\s;,。、]))(?:第\s*\d{1,2}\s*空\s*[:.、]?|空\s*\d{1,2}\s*[:.、]?|\(\d{1,2}\)|[①-⑳]|\d{1,2}\s*(?:[、)]|\.(?!\d)))\s*/g
/** Before the answer of the only blank. */
export const firstBlankMark = /^[（(]1[)）]\s*|^①\s*|^(?:第\s*[1１]\s*空|空\s*[1１])\s*[:：.、]?\s*/
/** A letter in brackets behind it is part of a name: ICC(A), 第3条(b). */
export const endsInName = /[A-Za-z\d条款]$/
