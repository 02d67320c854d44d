import { defineErrors } from '#src/shared/errors.ts'

export const classErrors = defineErrors('class', {
  unknown: { kind: 'notFound', zh: '班级不存在', en: 'This class does not exist' },
  notTeacher: {
    kind: 'forbidden',
    zh: '只有班级的教师可以进行此操作',
    en: 'Only the teachers of the class may do this',
  },
  notHelper: {
    kind: 'forbidden',
    zh: '只有班级的教师和助教可以进行此操作',
    en: 'Only the teachers and assistants of the class may do this',
  },
  notOwner: {
    kind: 'forbidden',
    zh: '只有班级负责人可以进行此操作',
    en: 'Only the owner of the class may do this',
  },
  archived: {
    kind: 'refused',
    zh: '班级已归档，只能查看',
    en: 'The class is archived and can only be read',
  },
  notVerified: {
    kind: 'refused',
    zh: '通过教师认证后才能创建或接收班级',
    en: 'Only verified teachers can create or take over a class',
  },
  tooManyClasses: {
    kind: 'refused',
    zh: '最多可同时开设 {most} 个班级，请先归档不再使用的班级',
    en: 'You can have {most} classes at a time. Please archive classes that you no longer use',
  },
  copyChanged: {
    kind: 'refused',
    zh: '班级内容或校历刚有变化，请核对预览后再复制',
    en: 'The class or the school calendar has just changed. Please check the preview and copy again',
  },
  copyDates: {
    kind: 'refused',
    zh: '“{title}”的日期有误：开始可见时间、截止时间、迟交截止时间须先后有序；公告的发布时间须在今后一年之内',
    en: 'Check the dates of “{title}”: “visible from”, “due” and “late hand-ins until” must be in this order, and an announcement must be published within the next year',
  },
  codeWrong: {
    kind: 'expected',
    zh: '加入班级失败，请检查班级码',
    en: 'Join class failed, check the class code',
  },
  codeWait: {
    kind: 'tooMany',
    zh: '班级码多次有误，请 {seconds} 秒后再试',
    en: 'Several wrong class codes. Please try again in {seconds} seconds',
  },
  codeSpent: {
    kind: 'tooMany',
    zh: '今天输入的班级码错误次数过多，请明天再试',
    en: 'Too many wrong class codes today. Please try again tomorrow',
  },
  full: {
    kind: 'refused',
    zh: '班级人数已满（{most} 人）',
    en: 'The class is full ({most} students)',
  },
  tooManyRequests: {
    kind: 'refused',
    zh: '等待审批的申请过多，请联系老师',
    en: 'Too many requests are waiting. Please contact the teacher',
  },
  dayPassed: {
    kind: 'invalid',
    zh: '截止日期不能早于今天',
    en: 'The last day must not be in the past',
  },
  noPerson: {
    kind: 'refused',
    zh: '没有找到这个账号，请检查用户名、手机号或邮箱',
    en: 'No such account. Please check the username, phone number or e-mail address',
  },
  noTeacher: {
    kind: 'refused',
    zh: '对方不是教师账号，不能担任合作教师或接收班级',
    en: 'This person has no teacher account, and cannot co-teach or take over a class',
  },
  isMember: {
    kind: 'conflict',
    zh: '对方已在班级中',
    en: 'This person is in the class already',
  },
  staffFull: {
    kind: 'refused',
    zh: '合作教师和助教最多 {most} 人',
    en: 'A class can have {most} co-teachers and assistants',
  },
  notMember: {
    kind: 'refused',
    zh: '对方已不在班级中',
    en: 'This person is not in the class any more',
  },
  notInvited: {
    kind: 'refused',
    zh: '邀请已失效',
    en: 'This invitation is no longer valid',
  },
  noGroup: { kind: 'refused', zh: '分组已删除', en: 'This group has been deleted' },
  groupExists: {
    kind: 'conflict',
    zh: '已有同名分组',
    en: 'There is a group with this name',
  },
  groupsFull: {
    kind: 'refused',
    zh: '最多 {most} 个分组',
    en: 'A class can have {most} groups',
  },
  tooFewStudents: {
    kind: 'refused',
    zh: '分组数不能超过学生人数',
    en: 'There cannot be more groups than students',
  },
  transferFirst: {
    kind: 'refused',
    zh: '您是班级负责人，请先转让班级再退出',
    en: 'You own the class. Please transfer it before you quit',
  },
  noTransfer: {
    kind: 'refused',
    zh: '班级转让已撤销或已处理',
    en: 'This transfer has been withdrawn or answered',
  },
  isOwner: {
    kind: 'refused',
    zh: '对方已是班级负责人',
    en: 'This person owns the class already',
  },
  hasStudents: {
    kind: 'refused',
    zh: '班级中还有 {count} 名学生，归档后才能删除',
    en: 'The class has {count} students. Archive it before you delete it',
  },
  isCompleted: { kind: 'refused', zh: '班级已结束', en: 'The class is completed already' },
  isActive: { kind: 'refused', zh: '班级正在进行', en: 'The class is active' },
})
