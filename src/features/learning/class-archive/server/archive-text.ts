import type { LeaveState, MarkSource } from '#src/features/learning/lesson/limits.ts'
import type { Locale } from '#src/shared/locale.ts'

/** Words in an archive of a class, except those of files that other rooms write. */
export interface ArchiveWords {
  archive: string
  index: string
  about: (semester: string, when: string, by: string) => string
  roll: string
  gradebook: string
  reports: string
  homework: string
  homeworkAbout: string
  marks: string
  attachments: string
  samples: string
  works: string
  sampleCount: (shown: number, all: number) => string
  quizzes: string
  analysis: string
  announcements: string
  announcementFiles: string
  materials: string
  links: string
  withdrawn: string
  leftOut: string
  annotations: string
  noRoom: (part: string, name: string) => string
  lost: (part: string, name: string) => string
  history: string
  nobody: string
  noNumber: string
  /** A value after its name. */
  said: (what: string, value: string) => string
  nameless: string
  notAnswered: string
  quizFailed: string
  due: string
  late: (until: string, percent: number, floor: number) => string
  fullMark: string
  unmarked: string
  rubric: string
  inSentence: { coTeacher: string; assistant: string }
  leave: string
  corrections: string
  sheet: {
    number: string
    name: string
    from: string
    to: string
    reason: string
    state: string
    by: string
    at: string
    answer: string
    lesson: string
    before: string
    after: string
    source: string
  }
  leaveStates: Record<LeaveState, string>
  sources: Record<MarkSource, string>
}

export const archiveText: Record<Locale, ArchiveWords> = {
  'zh-CN': {
    archive: '学期存档',
    index: '目录',
    about: (semester, when, by) => `${semester} · ${by}于 ${when} 生成`,
    roll: '考勤',
    gradebook: '成绩册',
    reports: '学生成绩单',
    homework: '作业',
    homeworkAbout: '作业说明',
    marks: '成绩',
    attachments: '附件',
    samples: '样例作业',
    works: '全部作业',
    sampleCount: (shown, all) => `${shown} / ${all} 份`,
    quizzes: '测验',
    analysis: '试卷分析',
    announcements: '公告',
    announcementFiles: '公告附件',
    materials: '资料',
    links: '链接',
    withdrawn: '该作业已撤回',
    leftOut: '未放入存档的内容',
    annotations: '学生作业上的批注：作业文件按学生提交的原样存档，批注请在网站上查看',
    noRoom: (part, name) => `${part} · ${name}：超过存档的大小上限`,
    lost: (part, name) => `${part} · ${name}：文件已丢失`,
    history: '变动记录',
    nobody: '已注销用户',
    noNumber: '无学号',
    said: (what, value) => `${what}：${value}`,
    nameless: '匿名批改中，以代码代替姓名',
    notAnswered: '还没有人作答，没有试卷分析',
    quizFailed: '试卷或试卷分析生成失败，未放入存档',
    due: '截止时间',
    late: (until, percent, floor) =>
      `迟交：可迟交至 ${until}，每天扣得分的 ${percent}%，最低按得分的 ${floor}% 计`,
    fullMark: '满分',
    unmarked: '不计分',
    rubric: '评分细则',
    inSentence: { coTeacher: '合作教师', assistant: '助教' },
    leave: '请假',
    corrections: '考勤更正',
    sheet: {
      ...{ number: '学号', name: '姓名', from: '开始日期', to: '结束日期', reason: '原因' },
      ...{ state: '状态', by: '处理人', at: '时间', answer: '答复', lesson: '课堂' },
      ...{ before: '原状态', after: '新状态', source: '来源' },
    },
    leaveStates: { waiting: '待审批', approved: '已批准', refused: '未批准' },
    sources: {
      ...{ code: '扫码签到', figures: '数字签到', hand: '教师修改' },
      ...{ end: '签到结束', call: '随机点名', leave: '请假批准' },
    },
  },
  'en-US': {
    archive: 'Term archive',
    index: 'Contents',
    about: (semester, when, by) => `${semester} · created by ${by}, ${when}`,
    roll: 'Attendance',
    gradebook: 'Gradebook',
    reports: 'Student reports',
    homework: 'Homework',
    homeworkAbout: 'Homework as it was set',
    marks: 'Marks',
    attachments: 'Files',
    samples: 'Sample works',
    works: 'All works',
    sampleCount: (shown, all) => `${shown} of ${all}`,
    quizzes: 'Quizzes',
    analysis: 'Test analysis',
    announcements: 'Announcements',
    announcementFiles: 'Announcement files',
    materials: 'Materials',
    links: 'Links',
    withdrawn: 'This homework was withdrawn',
    leftOut: 'Not in the archive',
    annotations:
      'Annotations on works: files are archived as students handed them in; see annotations on the site',
    noRoom: (part, name) => `${part} · ${name}: over the size limit of an archive`,
    lost: (part, name) => `${part} · ${name}: the file is lost`,
    history: 'History',
    nobody: 'Deleted account',
    noNumber: 'no number',
    said: (what, value) => `${what}: ${value}`,
    nameless: 'Marked without names: codes stand for students',
    notAnswered: 'Nobody has answered yet, so there is no test analysis',
    quizFailed: 'The paper or its test analysis could not be created and is not in the archive',
    due: 'Due',
    late: (until, percent, floor) =>
      `Late: accepted until ${until}, minus ${percent}% of the mark for each day, but no lower than ${floor}%`,
    fullMark: 'Full mark',
    unmarked: 'No mark',
    rubric: 'Rubric',
    inSentence: { coTeacher: 'a co-teacher', assistant: 'an assistant' },
    leave: 'Leave',
    corrections: 'Attendance corrections',
    sheet: {
      ...{ number: 'Student number', name: 'Name', from: 'From', to: 'To', reason: 'Reason' },
      ...{ state: 'Status', by: 'By', at: 'Time', answer: 'Answer', lesson: 'Lesson' },
      ...{ before: 'Before', after: 'After', source: 'How' },
    },
    leaveStates: { waiting: 'Waiting', approved: 'Approved', refused: 'Refused' },
    sources: {
      ...{ code: 'QR code', figures: 'Figures', hand: 'By a teacher' },
      ...{ end: 'End of the roll call', call: 'Random call', leave: 'Approved leave' },
    },
  },
}
