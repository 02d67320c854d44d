import { texts } from '#src/web/i18n.tsx'

/** Texts of the pages of similar works. */
export const similarText = texts({
  zh: {
    homework: '作业',
    title: '文字相似的作业',
    lead: '相同的文字只是线索，不等于抄袭：引文、模板和合作都会造成相似。请先对照原文、与学生沟通，再作判断。',
    how: (compared: string) =>
      `已比较 ${compared} 份最近一次提交的文字；太短的文字、题目中的文字、照片和文件不参与比较。`,
    first: (shown: string, all: string) => `共 ${all} 对，显示比例最高的 ${shown} 对。`,
    empty: '没有文字相似的作业',
    one: '学生',
    other: '与之相似',
    share: '相同比例',
    shareHint: '“相同比例”按两份中较短的一份计算。',
    percent: (share: string) => `${share}%`,
    open: (one: string, other: string) => `对照 ${one} 与 ${other} 的作业`,
    marked: '两份作业中相同的文字已标出，标点、空格和大小写不计。',
    handedIn: (when: string) => `提交于 ${when}`,
    openWork: '查看作业',
  },
  en: {
    homework: 'Homework',
    title: 'Similar texts',
    lead: 'Common passages are a hint, not proof of copying: quotations, templates and working together make texts similar too. Compare the works and talk to the students before you judge.',
    how: (compared: string) =>
      `Works compared by their latest text: ${compared}. Very short texts, the words of the homework itself, photographs and files are left out.`,
    first: (shown: string, all: string) =>
      `Showing the ${shown} pairs with the largest share, of ${all}.`,
    empty: 'No similar texts',
    one: 'Student',
    other: 'Similar to',
    share: 'In common',
    shareHint: '“In common” is the part of the shorter text.',
    percent: (share: string) => `${share}%`,
    open: (one: string, other: string) => `Compare the works of ${one} and ${other}`,
    marked: 'What stands in both works is marked; punctuation, blanks and case do not count.',
    handedIn: (when: string) => `Handed in ${when}`,
    openWork: 'Open the work',
  },
})
