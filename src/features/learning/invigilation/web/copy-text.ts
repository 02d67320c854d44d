import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of a quiz whose draws are renewed, and that is copied, exported or kept as a paper. */
export const copyText = texts({
  zh: {
    title: '复制测验',
    lead: '把设置、大题、抽题条件和题目复制到所选章节末尾；开放和截止时间不复制。发布或更新课程后学员可见。',
    course: '课程',
    chooseCourse: '请选择课程',
    chapter: '章节',
    chooseChapter: '请选择章节',
    noChapters: '这门课程还没有章节，请先添加。',
    noName: '（未命名）',
    reading: '正在读取…',
    failed: '无法读取课程',
    copy: '复制',
    cancel: '取消',
    copied: '测验已复制',
    copyAct: '复制到课程',
    export: '导出试题',
    paper: '存为试卷',
    paperSaved: '已存为试卷',
    draw: (count: string, pool: string) => `每次从 ${pool} 题中随机抽 ${count} 题`,
    renewDraws: '更新抽题范围',
    renewTitle: '按现在的题库更新抽题范围？',
    renewText: '之后开始的作答从更新后的范围中抽题；已开始和已交卷的作答不变。练习每晚自动更新。',
    renewed: (added: string, removed: string) =>
      `抽题范围已更新：新增 ${added} 题，移出 ${removed} 题`,
    renewedNone: '题库没有变化',
  },
  en: {
    title: 'Copy quiz',
    lead: 'Settings, sections, draws and questions are copied to the end of the chapter; opening and closing times are not. Learners see the copy once the course is released.',
    course: 'Course',
    chooseCourse: 'Choose a course',
    chapter: 'Chapter',
    chooseChapter: 'Choose a chapter',
    noChapters: 'This course has no chapters yet. Add one first.',
    noName: '(no name)',
    reading: 'Loading…',
    failed: 'Could not load the courses',
    copy: 'Copy',
    cancel: 'Cancel',
    copied: 'Quiz copied',
    copyAct: 'Copy to a course',
    export: 'Export questions',
    paper: 'Save as a paper',
    paperSaved: 'Saved as a paper',
    draw: (count: string, pool: string) =>
      `Each attempt draws ${count} of ${counted(pool, 'question')}`,
    renewDraws: 'Update pools',
    renewTitle: 'Update the pools of random draws from the bank?',
    renewText:
      'Attempts that begin from now on draw from the updated pools. Attempts that have begun or were handed in stay as they are. Practices are updated every night.',
    renewed: (added: string, removed: string) =>
      `Pools updated: ${added} added, ${removed} removed`,
    renewedNone: 'Nothing has changed in the bank',
  },
})
