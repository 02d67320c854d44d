import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const tradeFairEnglishNotes: DemoCourseware[] = [
  notes(
    'trade-fair-english/notes-01.pdf',
    ['展前准备', 'Before the fair'],
    [
      ['三十秒介绍：做什么、给谁、好在哪里', 'Thirty seconds: what, for whom, why better'],
      ['价目表分层：公开价、展会价、底价', 'Price levels: list, fair, floor'],
      ['样品贴编号，与价目表一致', 'Number the samples as in the price list'],
      ['提前约十位老客户', 'Invite ten known buyers beforehand'],
    ],
    ['写出你的三十秒介绍并计时。', 'Write your thirty seconds and time it.'],
  ),
  notes(
    'trade-fair-english/notes-02.pdf',
    ['摊位接待', 'At the stand'],
    [
      ['站着，面向通道，先打招呼', 'Stand, face the aisle and greet first'],
      [
        'What brings you here today? 比 Can I help you? 好',
        '“What brings you here today?” beats “Can I help you?”',
      ],
      ['问三件事：市场、数量、时间', 'Ask three things: market, quantity, time'],
      ['名片背面记要点，当天分级', 'Note the points on the card and grade it that day'],
    ],
    ['两人一组，练习三分钟接待。', 'Practise a three-minute reception in pairs.'],
  ),
  notes(
    'trade-fair-english/notes-03.pdf',
    ['会后跟进', 'After the fair'],
    [
      [
        '24 小时内发第一封，写明在摊位谈过什么',
        'Write within 24 hours and name what you discussed',
      ],
      ['附上答应的资料和一张摊位合影', 'Attach what you promised and a photo of the stand'],
      ['A 类三天、B 类一周再跟进', 'Follow up class A in three days, B in a week'],
      ['没有回复，换一个问题再写', 'No answer: write again with another question'],
    ],
    [
      '给一位询问起订量的客户写跟进邮件。',
      'Follow up with a buyer who asked about the minimum order.',
    ],
  ),
]
