import type { ClassSemester } from '#src/features/learning/class/limits.ts'
import type { OwnState } from '#src/features/learning/homework/limits.ts'
import type { AttendanceState } from '#src/features/learning/lesson/limits.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { GradebookState, GradeScheme, GradeWord } from '../limits.ts'
import type { Level } from '../rules/scheme.ts'
import type { CellWords } from '../say-cell.ts'
import type { GradeWords } from '../show-grade.ts'

/** The words of a report on paper. They are those of the screen, which a test compares. */
export interface ReportWords {
  title: string
  name: string
  number: string
  class: string
  semester: string
  semesterOf: (year: string, semester: string) => string
  semesters: Record<ClassSemester, string>
  group: string
  groupOf: (name: string) => string
  printed: string
  total: string
  states: Record<GradebookState, (day: string) => string>
  noBook: string
  notReleased: string
  grades: string
  item: string
  mark: string
  how: string
  why: CellWords & {
    weight: (weight: string) => string
    mean: (kept: string, percent: string) => string
    dropRule: (count: string) => string
    lateRule: (cut: string) => string
    nothing: string
    partOf: (points: string) => string
    rescaled: (weight: string) => string
    sum: (exact: string, shown: string) => string
    noTotal: string
    word: (word: string) => string
  }
  names: GradeWords & {
    words: Record<GradeWord, string>
    levels: Record<Level, string>
    schemes: Record<GradeScheme, string>
  }
  attendance: string
  attendanceSum: (counts: Record<AttendanceState, number>, all: number) => string
  noLessons: string
  lesson: string
  when: string
  attended: string
  attendanceStates: Record<AttendanceState, string>
  homework: string
  noHomework: string
  due: string
  handedIn: string
  state: string
  workStates: Record<OwnState, string>
  lateDays: (days: number) => string
  markOf: (mark: string, full: string) => string
  none: string
}

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

export const reportText: Record<Locale, ReportWords> = {
  'zh-CN': {
    title: '学生成绩单',
    name: '姓名',
    number: '学号',
    class: '班级',
    semester: '学期',
    semesterOf: (year, semester) => `${year} 学年 ${semester}`,
    semesters: { full: '全年', first: '上学期', second: '下学期' },
    group: '分组',
    groupOf: (name) => (/^\d+$/.test(name) ? `第 ${name} 组` : name),
    printed: '制表日期',
    total: '总成绩',
    states: {
      open: (day) => `截至 ${day}，成绩仍在录入，不是最终成绩`,
      frozen: (day) => `截至 ${day}，成绩已冻结，尚未公布`,
      released: (day) => `成绩已公布（截至 ${day}）`,
    },
    noBook: '成绩册尚未建立。',
    notReleased: '成绩尚未公布。',
    grades: '成绩与计算过程',
    item: '项目',
    mark: '成绩',
    how: '如何计入',
    why: {
      counted: (mark, of, percent) => `${mark}/${of} = ${percent}%`,
      late: (cut) => `迟交，扣 ${cut}%`,
      dropped: '本类最低，已去掉',
      zeroWord: (word) => `${word}，计 0 分`,
      zeroMissing: '没有成绩，冻结后计 0 分',
      leftOut: (word) => `${word}，不计入`,
      waiting: '暂无成绩，暂不计入',
      weight: (weight) => `权重 ${weight}%`,
      mean: (kept, percent) => `${kept} 项平均 ${percent}%`,
      dropRule: (dropped) => `去掉最低 ${dropped} 项`,
      lateRule: (cut) => `迟交扣 ${cut}%`,
      nothing: '暂无计入的成绩，权重分给其他类别',
      partOf: (points) => `计入总成绩 ${points}`,
      rescaled: (weight) => `目前只有权重共 ${weight}% 的类别有成绩，按这些类别折算成 100%。`,
      sum: (exact, shown) => `合计 ${exact}%，四舍五入为 ${shown}`,
      noTotal: '还没有计入的成绩，因此没有总成绩。',
      word: (word) => `考试为“${word}”，总成绩处写“${word}”。`,
    },
    names: {
      words: {
        ...{ excused: '免计', absent: '缺考', deferred: '缓考' },
        ...{ cheated: '作弊', exempt: '免修', postponed: '缓交' },
      },
      schemes: { percent: '百分制', fiveLevel: '五级制', passFail: '合格制', gpa4: '绩点（4.0）' },
      levels: { excellent: '优秀', good: '良好', medium: '中等', pass: '及格', fail: '不及格' },
      ...{ passed: '合格', failed: '不合格', none: '–' },
    },
    attendance: '考勤',
    attendanceSum: ({ present, late, leave, absent }, all) =>
      `共 ${all} 次课：出勤 ${present}，迟到 ${late}，请假 ${leave}，缺勤 ${absent}`,
    noLessons: '还没有上过课。',
    lesson: '课堂',
    when: '上课时间',
    attended: '出勤情况',
    attendanceStates: { present: '出勤', late: '迟到', leave: '请假', absent: '缺勤' },
    homework: '作业',
    noHomework: '还没有作业。',
    due: '截止时间',
    handedIn: '提交时间',
    state: '状态',
    workStates: {
      ...{ todo: '待提交', redo: '已退回重做', handedIn: '已提交' },
      ...{ returned: '已返还', missed: '未交', excused: '免交' },
    },
    lateDays: (days) => `迟交 ${days} 天`,
    markOf: (mark, full) => `${mark} / ${full}`,
    none: '–',
  },
  'en-US': {
    title: 'Student report',
    name: 'Name',
    number: 'Student number',
    class: 'Class',
    semester: 'Semester',
    semesterOf: (year, semester) => `${year} · ${semester}`,
    semesters: { full: 'Full year', first: 'First semester', second: 'Second semester' },
    group: 'Group',
    groupOf: (name) => (/^\d+$/.test(name) ? `Group ${name}` : name),
    printed: 'Printed on',
    total: 'Total',
    states: {
      open: (day) => `As of ${day}: marks are still being entered. This is not a final grade`,
      frozen: (day) => `As of ${day}: grades are frozen and not released yet`,
      released: (day) => `Grades are released (as of ${day})`,
    },
    noBook: 'This class has no gradebook yet.',
    notReleased: 'Grades are not released yet.',
    grades: 'Grades and how they were calculated',
    item: 'Item',
    mark: 'Mark',
    how: 'How it counts',
    why: {
      counted: (mark, of, percent) => `${mark}/${of} = ${percent}%`,
      late: (cut) => `late, minus ${cut}%`,
      dropped: 'lowest of its category, dropped',
      zeroWord: (word) => `${word}: counts as 0`,
      zeroMissing: 'no mark, counts as 0 once frozen',
      leftOut: (word) => `${word}: not counted`,
      waiting: 'no mark yet, not counted so far',
      weight: (weight) => `weight ${weight}%`,
      mean: (kept, percent) => `mean of ${kept} ${kept === '1' ? 'mark' : 'marks'}: ${percent}%`,
      dropRule: (dropped) => `the lowest ${dropped} dropped`,
      lateRule: (cut) => `late minus ${cut}%`,
      nothing: 'nothing counts yet; its weight goes to the other categories',
      partOf: (points) => `adds ${points} to the total`,
      rescaled: (weight) =>
        `Only categories with a weight of ${weight}% together have marks. They are scaled to 100%.`,
      sum: (exact, shown) => `Sum ${exact}%, rounded to ${shown}`,
      noTotal: 'Nothing counts yet, so there is no total.',
      word: (word) => `The examination says “${word}”, which stands in place of the total.`,
    },
    names: {
      words: {
        ...{ excused: 'Excused', absent: 'Absent', deferred: 'Deferred' },
        ...{ cheated: 'Cheated', exempt: 'Exempt', postponed: 'Postponed' },
      },
      schemes: {
        ...{ percent: 'Percent', fiveLevel: 'Five levels' },
        ...{ passFail: 'Pass or fail', gpa4: 'Grade points (4.0)' },
      },
      levels: {
        ...{ excellent: 'Excellent', good: 'Good', medium: 'Medium', pass: 'Pass', fail: 'Fail' },
      },
      ...{ passed: 'Pass', failed: 'Fail', none: '–' },
    },
    attendance: 'Attendance',
    attendanceSum: ({ present, late, leave, absent }, all) =>
      `${count(all, 'lesson')}: ${present} present, ${late} late, ${leave} on leave, ${absent} absent`,
    noLessons: 'There have been no lessons yet.',
    lesson: 'Lesson',
    when: 'Time',
    attended: 'Attendance',
    attendanceStates: { present: 'Present', late: 'Late', leave: 'On leave', absent: 'Absent' },
    homework: 'Homework',
    noHomework: 'There is no homework yet.',
    due: 'Due',
    handedIn: 'Handed in',
    state: 'Status',
    workStates: {
      ...{ todo: 'To hand in', redo: 'Given back', handedIn: 'Handed in' },
      ...{ returned: 'Returned', missed: 'Missing', excused: 'Excused' },
    },
    lateDays: (days) => `${count(days, 'day')} late`,
    markOf: (mark, full) => `${mark} / ${full}`,
    none: '–',
  },
}
