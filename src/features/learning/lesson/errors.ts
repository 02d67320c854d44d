import { defineErrors } from '#src/shared/errors.ts'

export const lessonErrors = defineErrors('lesson', {
  unknown: { kind: 'notFound', zh: '课堂不存在', en: 'This lesson does not exist' },
  notActive: {
    kind: 'refused',
    zh: '班级已结束，不能再上课、签到、答题或请假',
    en: 'The class is completed, and has no more lessons, roll calls, questions or leave',
  },
  notStudent: {
    kind: 'forbidden',
    zh: '只有班级的学生可以签到',
    en: 'Only students of the class can check in',
  },
  noRoll: {
    kind: 'expected',
    zh: '当前没有进行中的签到',
    en: 'No roll call is open at present',
  },
  codeExpired: {
    kind: 'expected',
    zh: '签到码已过期，请重新扫描屏幕上的二维码',
    en: 'This code has expired. Please scan the code on the screen again',
  },
  ticketExpired: {
    kind: 'refused',
    zh: '签到已超时，请重新扫描屏幕上的二维码',
    en: 'The time to check in has passed. Please scan the code on the screen again',
  },
  figuresWrong: {
    kind: 'refused',
    zh: '签到码不正确或已过期，请输入屏幕上的最新数字',
    en: 'These figures are wrong or have expired. Please enter those on the screen',
  },
  figuresWait: {
    kind: 'tooMany',
    zh: '签到码多次有误，请 {seconds} 秒后再试',
    en: 'Several wrong figures. Please try again in {seconds} seconds',
  },
  figuresSpent: {
    kind: 'tooMany',
    zh: '今天输入的签到码错误次数过多，请让老师手动签到',
    en: 'Too many wrong figures today. Please ask the teacher to check you in',
  },
  deviceUsed: {
    kind: 'refused',
    zh: '这台设备已为其他同学签到，本次尝试已告知老师。如确需共用设备，请让老师手动签到',
    en: 'This device has checked in another student, and the teacher can see this try. If you share a device, please ask the teacher to check you in',
  },
  noMember: {
    kind: 'refused',
    zh: '该学生已不在班级中',
    en: 'This student is not in the class any more',
  },
  reasonNeeded: {
    kind: 'invalid',
    zh: '签到结束后更正，请填写原因',
    en: 'Please give a reason for a correction after the roll call',
  },
  ended: {
    kind: 'refused',
    zh: '已下课，不能再随机点名',
    en: 'The lesson has ended, so nobody can be called',
  },
  nobodyToCall: {
    kind: 'refused',
    zh: '没有可点名的学生：请假和缺勤的学生不会被点到',
    en: 'There is nobody to call: students who are absent or on leave are left out',
  },
  endedQuestion: {
    kind: 'refused',
    zh: '已下课，不能再提问',
    en: 'The lesson has ended, so no question can be asked',
  },
  manyQuestions: {
    kind: 'refused',
    zh: '一次课最多提问 {most} 次',
    en: 'You can ask at most {most} questions in a lesson',
  },
  questionNotReady: {
    kind: 'refused',
    zh: '题目是草稿或已停用，请先在题库中完成',
    en: 'The question is a draft or retired. Finish it in the question bank first.',
  },
  questionNotChoice: {
    kind: 'refused',
    zh: '课堂提问只支持单选题、多选题和判断题，选项不超过 {most} 个',
    en: 'Only single choice, multiple choice and true/false questions of at most {most} options can be asked in a lesson',
  },
  questionUnknown: {
    kind: 'notFound',
    zh: '课堂提问不存在',
    en: 'This question was not asked in a lesson',
  },
  answerDoesNotFit: {
    kind: 'invalid',
    zh: '回答与题目的选项不符',
    en: 'The answer does not match the options of the question',
  },
  answerOfStudents: {
    kind: 'forbidden',
    zh: '只有班级的学生可以回答',
    en: 'Only students of the class can answer',
  },
  questionClosed: {
    kind: 'refused',
    zh: '提问已结束，不能再回答或更改',
    en: 'The question is closed, and answers do not change any more',
  },
  leaveOfStudents: {
    kind: 'forbidden',
    zh: '只有班级的学生可以请假',
    en: 'Only students of the class can ask for leave',
  },
  leaveDays: {
    kind: 'refused',
    zh: '请假从今天或以后开始，一次最多 {days} 天，最多提前 {ahead} 天申请',
    en: 'Leave begins today or later, is for at most {days} days, and is asked for at most {ahead} days ahead',
  },
  leavesMany: {
    kind: 'refused',
    zh: '您在这个班级已有 {most} 个待审批的请假申请',
    en: 'You have {most} requests for leave from this class that wait already',
  },
  leaveDecided: {
    kind: 'refused',
    zh: '老师已处理这个申请，不能撤回',
    en: 'This request has been decided and cannot be withdrawn',
  },
  tooManyPictures: {
    kind: 'refused',
    zh: '您今天发送的图片已达上限，请明天再试',
    en: 'You have reached the limit of pictures for today. Try again tomorrow.',
  },
})
