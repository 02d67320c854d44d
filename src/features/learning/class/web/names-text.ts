import { texts } from '#src/web/i18n.tsx'

/** Names of what every page of a class shows. */
export const namesText = texts({
  zh: {
    semesters: { full: '全年', first: '上学期', second: '下学期' },
    semesterOf: (year: string, semester: string) => `${year} 学年 ${semester}`,
    roles: { owner: '负责人', coTeacher: '合作教师', assistant: '助教', student: '学生' },
    states: { active: '进行中', completed: '已结束', archived: '已归档' },
    /** Groups that were drawn are called by their numbers. */
    group: (name: string) => (/^\d+$/.test(name) ? `第 ${name} 组` : name),
    classes: '我的班级',
    tabs: '班级页面',
    overview: '概况',
    members: '成员',
    gradebook: '成绩册',
    history: '变动记录',
    archivedNote: '班级已归档，只能查看。',
    completedNote: '班级已结束，不能再通过班级码加入。',
    qrFailed: '二维码加载失败',
    retry: '重试',
  },
  en: {
    semesters: { full: 'Full year', first: 'First semester', second: 'Second semester' },
    semesterOf: (year: string, semester: string) => `${year} · ${semester}`,
    roles: {
      owner: 'Owner',
      coTeacher: 'Co-teacher',
      assistant: 'Assistant',
      student: 'Student',
    },
    states: { active: 'Active', completed: 'Completed', archived: 'Archived' },
    group: (name: string) => (/^\d+$/.test(name) ? `Group ${name}` : name),
    classes: 'My classes',
    tabs: 'Pages of the class',
    overview: 'Overview',
    members: 'People',
    gradebook: 'Gradebook',
    history: 'History',
    archivedNote: 'This class is archived and can only be read.',
    completedNote: 'This class is completed. Nobody can join by its class code.',
    qrFailed: 'The QR code could not be loaded',
    retry: 'Try again',
  },
})
