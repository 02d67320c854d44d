import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { quizApi } from '../contract.ts'
import {
  mayAddByLink,
  mayAnswer,
  mayBeginByLink,
  mayFinishByLink,
  mayHandIn,
  mayMakePhotoLink,
  maySeeKey,
  maySendFile,
} from './rules.ts'

export const quizRules: ObjectRule[] = [
  {
    rule: mayAnswer,
    calls: [quizApi.saveAnswer, quizApi.setFlag],
    zh: '是本人的作答，尚未交卷，时间未到，教师没有暂停；作业没有撤回，本人仍在班级中且未免交，班级未归档；时间到后才送达的答案留给教师处理',
    en: 'It is the person’s own attempt, open, within its time and not paused; as homework, it is not withdrawn, its class is not archived, and the person is in the class and not excused; answers that arrive later are kept for the teacher',
  },
  {
    rule: maySendFile,
    calls: [quizApi.beginFile],
    zh: '是本人的作答，尚未交卷，或时间到后七天内；该题以文字、文件或录音作答',
    en: 'It is the person’s own attempt, open or ended by time at most seven days ago, and the question is answered in writing, by files or by a recording',
  },
  {
    rule: mayMakePhotoLink,
    calls: [quizApi.makePhotoLink],
    zh: '是本人的作答，尚未交卷；该题是简答题或论述题',
    en: 'It is the person’s own attempt and open, and the question is a short answer or an essay',
  },
  {
    rule: mayAddByLink,
    calls: [quizApi.openPhotoLink],
    zh: '持有有效期内的链接；本人没有停用链接、退出登录或交卷',
    en: 'The link is valid, and its learner has not stopped it, signed out or handed in',
  },
  {
    rule: mayBeginByLink,
    calls: [quizApi.beginPhonePhoto],
    zh: '持有有效期内的链接，该题还可以作答，并且照片不到九张',
    en: 'The link is valid, the question can still be answered, and its answer has fewer than nine photographs',
  },
  {
    rule: mayFinishByLink,
    calls: [quizApi.finishPhonePhoto, quizApi.removePhonePhoto],
    zh: '照片是凭该题的链接发送的；本人没有停用链接、退出登录或交卷',
    en: 'The photograph came by a link of this answer, and its learner has not stopped it, signed out or handed in',
  },
  {
    rule: mayHandIn,
    calls: [quizApi.handIn],
    zh: '是本人的作答，并且已过测验规定的最短答题时间；作业没有撤回，本人仍在班级中且未免交，班级未归档',
    en: 'It is the person’s own attempt, and the minutes that the quiz asks for have passed; as homework, it is not withdrawn, its class is not archived, and the person is in the class and not excused',
  },
  {
    rule: maySeeKey,
    calls: [quizApi.getAttempt],
    zh: '是本人的作答；得分、解析和正确答案按测验的设置分别在交卷后、通过后、截止后或教师公布后可见',
    en: 'It is the person’s own attempt; marks, explanations and correct answers are shown when the quiz says: after hand-in, after passing, after closing or once released',
  },
]
