import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of the wrong-question set on paper. */
export const printText = texts({
  zh: {
    answers: '答案',
    withAnswers: '附答案和解析',
    withoutAnswers: '不附答案',
    printNow: '打印或存为 PDF',
    inWechat: '微信内无法打印。请点右上角的“···”，选择“在浏览器打开”，再打印或存为 PDF。',
    noPrint: '此浏览器无法打印。请用 Safari、Chrome、Edge 等浏览器打开本页，再打印或存为 PDF。',
    name: (name: string) => `姓名：${name}`,
    printedOn: (day: string) => `打印日期：${day}`,
    printed: (n: string) => `共 ${n} 题`,
    printedFirst: (shown: string, n: string) =>
      `共 ${n} 题，此处为前 ${shown} 题；用筛选缩小范围可打印其余题目。`,
    keysKept: (n: string) => `${n} 题的正确答案暂不显示：所属测验尚未公布答案。`,
    empty: '没有可打印的题目',
    beforeExam: '考前资料',
    with: '内容',
    withQuestions: '错题',
    withCourse: '考前资料：错题、未学内容、笔记',
    chooseCourse: '请选择一门课程，才能加上它的未学内容和笔记。',
    left: '还没学完的内容',
    nothingLeft: '全部学完了。',
    unseen: (pages: string) => `未看：第 ${pages} 页`,
    notes: '我的笔记',
    noNotes: '这门课还没有笔记。',
    number: (n: string) => `第 ${n} 题`,
  },
  en: {
    answers: 'Answers',
    withAnswers: 'With answers',
    withoutAnswers: 'Without answers',
    printNow: 'Print or save as PDF',
    inWechat:
      'WeChat cannot print. Tap “···” at the top right, choose “Open in browser”, then print or save as PDF.',
    noPrint:
      'This browser cannot print. Open the page in Safari, Chrome or Edge, then print or save as PDF.',
    name: (name: string) => `Name: ${name}`,
    printedOn: (day: string) => `Printed: ${day}`,
    printed: (n: string) => counted(n, 'question'),
    printedFirst: (shown: string, n: string) =>
      `The first ${shown} of ${n} questions. Use the filters to print the others.`,
    keysKept: (n: string) =>
      `${counted(n, 'correct answer')} left out: the quiz does not show ${n === '1' ? 'it' : 'them'} yet.`,
    empty: 'Nothing to print',
    beforeExam: 'Before the exam',
    with: 'Contents',
    withQuestions: 'Wrong questions',
    withCourse: 'For an examination: wrong questions, remaining content, notes',
    chooseCourse: 'Choose a course to add its remaining content and your notes.',
    left: 'Remaining content',
    nothingLeft: 'Everything is done.',
    unseen: (pages: string) => `pages not seen: ${pages}`,
    notes: 'My notes',
    noNotes: 'No notes in this course yet.',
    number: (n: string) => `Question ${n}`,
  },
})
