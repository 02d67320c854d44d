/** The words that headings, chapters and passages are told by, beside those of `patterns-text.ts`. */

/** The words of a heading for the points of incomplete and wrong choices. */
export const ruleWords = {
  /** The part of the heading that speaks of it. */
  any: /[^。;()]*(?:少选|漏选|多选|错选|误选|选错|选对|答错|答不全|全部选对|全对|倒扣|partial|incomplete|wrong answers?)[^。;()]{0,40}?(?:分|points?|marks?|credit|扣)[^。;()]*/i,
  allOrNothing: [
    /(?:少选|漏选|不全|部分选对)[^。;()得分扣]{0,16}(?:不(?:得|给|计)分|得?\s*0\s*分|得?零分|无分)/,
    /(?:全对|全部选对|全部正确|完全正确)[^。;()分]{0,6}(?:才|方|者才)[^。;()分]{0,4}(?:得|给|计)分/,
    /no (?:marks?|points?|credit) (?:for|if) [^.;()]*(?:partial|incomplete)|all[- ]or[- ]nothing/i,
  ],
  less: /(?:少选|漏选|不全|部分选对)[^。;()分]{0,10}?(?:得|给|计)\s*(\d+(?:\.\d+)?)\s*分/,
  half: /(?:少选|漏选|不全|部分选对)[^。;()]{0,10}?(?:得|给|计)(?:一半|半)|half (?:marks?|points?) (?:for|if)/i,
  takesOff: /倒扣|扣\s*\d|(?:deduct|minus)/i,
} as const

/** The letter of a passage, alone on its line. */
export const passageLetter = /^([A-H])[.．、]?$/

/** The line of a chapter: 第二章 谈判准备. */
export const chapterLine =
  /^(第\s*[一二三四五六七八九十百\d]{1,4}\s*[章讲篇课](?=$|[\s、.:：]|[\p{Script=Han}A-Z]))(?![^]*[。?？!！;；_（）()√×])[^]{0,30}$|^(Chapter\s+\d{1,2})(?![^]*[.?!;_()])[^]{0,50}$/iu
/** Behind the name of a chapter: what the paper is. */
export const exercisesOfChapter = /\s*(?:复习题|练习题?|习题|试题|测试题?|作业)\s*$/
