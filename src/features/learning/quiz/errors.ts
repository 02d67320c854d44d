import { defineErrors } from '#src/shared/errors.ts'
import type { WithheldReason } from './statuses.ts'

export const quizErrors = defineErrors('quiz', {
  notFound: { kind: 'notFound', zh: '测验不存在', en: 'This quiz does not exist' },
  attemptNotFound: {
    kind: 'notFound',
    zh: '答题记录不存在',
    en: 'This attempt does not exist',
  },
  questionNotInQuiz: {
    kind: 'refused',
    zh: '该题目不在本次测验中',
    en: 'This question is not part of the quiz',
  },
  answerDoesNotFit: {
    kind: 'refused',
    zh: '答案格式与题型不符',
    en: 'The answer does not fit the type of question',
  },
  takesNoFiles: {
    kind: 'refused',
    zh: '该题不以照片、文件或录音作答',
    en: 'This question is not answered by photographs, files or a recording',
  },
  tooManyFiles: {
    kind: 'refused',
    zh: '这道题上传的文件过多，请联系教师',
    en: 'Too many files were sent for this question. Ask your teacher',
  },
  takesNoPhotos: {
    kind: 'refused',
    zh: '该题不以照片作答',
    en: 'This question is not answered by photographs',
  },
  photosFull: {
    kind: 'refused',
    zh: '这道题最多 {most} 张照片',
    en: 'This answer takes {most} photographs at most',
  },
  photoLinkOver: {
    kind: 'notFound',
    zh: '二维码已失效，请在电脑上重新打开',
    en: 'This QR code is no longer valid. Open a new one on the computer',
  },
  tooManyPhotoLinks: {
    kind: 'refused',
    zh: '生成的二维码过多，请稍后再试',
    en: 'Too many QR codes were made. Try again later',
  },
  notReady: {
    kind: 'refused',
    zh: '测验“{title}”中有题目不完整，不能用于测验',
    en: 'The quiz “{title}” has a question that is not complete',
  },
  shortDraw: {
    kind: 'refused',
    zh: '测验“{title}”随机抽题的题目不足，请调整抽题条件或数量',
    en: 'A random draw of the quiz “{title}” finds too few questions. Change its conditions or its number',
  },
  noQuestions: { kind: 'refused', zh: '该测验还没有题目', en: 'This quiz has no questions yet' },
  notOpen: {
    kind: 'refused',
    zh: '测验尚未开放',
    en: 'This quiz is not open yet',
  },
  closed: { kind: 'refused', zh: '测验已截止', en: 'This quiz has closed' },
  entryClosed: {
    kind: 'refused',
    zh: '已超过允许入场的时间，不能开始作答',
    en: 'The time for starting this quiz has passed',
  },
  noAttemptsLeft: {
    kind: 'refused',
    zh: '答题次数已用完',
    en: 'You have used all your attempts',
  },
  waits: {
    kind: 'refused',
    zh: '还没有到下次作答的时间',
    en: 'It is too early for your next attempt',
  },
  needsPassword: { kind: 'refused', zh: '请输入测验密码', en: 'Please enter the quiz password' },
  wrongPassword: { kind: 'refused', zh: '测验密码不正确', en: 'The quiz password is incorrect' },
  waitForPassword: {
    kind: 'refused',
    zh: '密码错误次数过多，请 {seconds} 秒后再试',
    en: 'Too many wrong passwords. Try again in {seconds} seconds',
  },
  passwordSpent: {
    kind: 'refused',
    zh: '今天的密码错误次数过多，请联系教师',
    en: 'Too many wrong passwords today. Ask your teacher',
  },
  noWayBack: {
    kind: 'refused',
    zh: '本测验不能返回前面的题目，不能再为这道题添加照片',
    en: 'This quiz does not let you go back, so no more photos can be added to this question',
  },
  tooEarly: {
    kind: 'refused',
    zh: '还需 {minutes} 分钟才能交卷',
    en: 'You can hand in {minutes} min from now',
  },
  timeIsUp: {
    kind: 'conflict',
    zh: '答题时间已到',
    en: 'The time for this attempt is up',
  },
  paused: {
    kind: 'refused',
    zh: '教师已暂停测验，暂停的时间不计入答题时间',
    en: 'Your teacher has paused this quiz; the pause does not count as answering time',
  },
  withheldLeft: {
    kind: 'refused',
    zh: '您已不在这个班级，暂时不能继续作答和交卷。写好的答案都保留着，回到班级后可以接着作答，这段时间不计入答题时间。',
    en: 'You are no longer in this class, so you cannot answer or hand in for now. Your answers are kept. If you come back to the class, you can continue, and this time does not count.',
  },
  withheldQuit: {
    kind: 'refused',
    zh: '您已退出这个班级，不能继续作答和交卷。答题时间照常计算，时间到后按已保存的答案交卷；在此之前重新加入班级，可以接着作答。',
    en: 'You have quit this class, so you cannot answer or hand in. The time runs on, and your saved answers are handed in when it is up. If you join the class again before that, you can continue.',
  },
  withheldExcused: {
    kind: 'refused',
    zh: '您已免交这次作业，不用再作答和交卷，成绩不受影响。写好的答案都保留着。',
    en: 'Your teacher has excused you from this homework. You need not answer or hand in, and it does not affect your grade. Your answers are kept.',
  },
  withheldWithdrawn: {
    kind: 'refused',
    zh: '教师撤回了这次作业，暂时不能继续作答和交卷。写好的答案都保留着，重新发布后可以接着作答，这段时间不计入答题时间。',
    en: 'Your teacher has withdrawn this homework, so you cannot answer or hand in for now. Your answers are kept. Once it is published again, you can continue, and this time does not count.',
  },
  withheldArchived: {
    kind: 'refused',
    zh: '班级已归档，不能再作答和交卷。写好的答案都保留着，班级恢复后可以接着作答。',
    en: 'This class is archived, so you cannot answer or hand in. Your answers are kept. If the class is restored, you can continue.',
  },
  ownAttempt: {
    kind: 'refused',
    zh: '这是您自己的作答，请由其他教师评分和写评语',
    en: 'This is your own attempt. Another teacher marks it and comments on it.',
  },
  notWritten: {
    kind: 'notFound',
    zh: '该题没有需要教师评分的答案',
    en: 'This question has no answer for a teacher to mark',
  },
  tooManyPoints: {
    kind: 'refused',
    zh: '该题最多 {points} 分',
    en: 'This question is worth {points} points at most',
  },
  tooManyForCriterion: {
    kind: 'refused',
    zh: '该评分要点最多 {points} 分',
    en: 'This criterion is worth {points} points at most',
  },
  notResult: {
    kind: 'conflict',
    zh: '这不是最近一次的结果，不能由此重做',
    en: 'This is not the latest result, so it cannot be redone',
  },
  handedIn: {
    kind: 'conflict',
    zh: '本次测验已交卷，不能再修改答案',
    en: 'This attempt has been handed in; its answers can no longer be changed',
  },
})

/** What the learner of an attempt that is withheld is told. */
export const withheldErrors = {
  left: quizErrors.withheldLeft,
  quit: quizErrors.withheldQuit,
  excused: quizErrors.withheldExcused,
  withdrawn: quizErrors.withheldWithdrawn,
  archived: quizErrors.withheldArchived,
} satisfies Record<WithheldReason, unknown>

export const isWithheldError = (id: string | undefined): boolean =>
  Object.values(withheldErrors).some((error) => error.id === id)
