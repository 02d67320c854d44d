import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { shortAnswer } from './bank/make.ts'

/** Questions of quizzes that a teacher marks, by the names that the demo's quizzes use. */
export const writtenQuestions: Record<string, QuestionBody> = {
  'written-1': shortAnswer(
    [
      '买方要求把 FOB 上海改为 CIF 汉堡，请说明卖方的费用与风险有哪些变化。',
      'The buyer asks to change FOB Shanghai to CIF Hamburg. Say how the costs and the risk of the seller change.',
    ],
    [
      '卖方另外承担到汉堡的运费和保险费；风险仍在装运港货物装上船时转移。',
      'The seller also pays freight and insurance to Hamburg. The risk still passes on board at the port of shipment.',
    ],
    [
      [['承担运费', 'Pays the freight'], 0.3],
      [['承担保险费', 'Pays the insurance'], 0.3],
      [['风险转移点不变', 'The point at which risk passes stays'], 0.4],
    ],
  ),
}

/** What the demo's learners write. */
export const writtenAnswers = [
  '改成 CIF 后，卖方要多付海运费和保险费，但是风险还是在上海港装上船的时候转移给买方。',
  '卖方要负责到汉堡为止的运费和保险，风险也到汉堡才转移。',
  '运费由卖方出，保险也由卖方买，报价要相应提高。风险划分不变。',
  '卖方要租船订舱并支付运费。',
]

/** Beside the page that one of them has photographed. */
export const photoWords = '见照片。'
