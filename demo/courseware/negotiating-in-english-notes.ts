import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const negotiatingInEnglishNotes: DemoCourseware[] = [
  notes(
    'negotiating-in-english/notes-01.pdf',
    ['开场与寒暄', 'Openings and small talk'],
    [
      [
        'How was your flight? 之后两三句就转入正题',
        'After “How was your flight?” turn to business in two or three sentences',
      ],
      [
        'Shall we get started? 提出议程，征求同意',
        '“Shall we get started?” Offer an agenda and ask for consent',
      ],
      ['避开收入、政治和年龄', 'Avoid income, politics and age'],
      [
        '名字念不准，就问 How do you pronounce your name?',
        'If you are unsure of a name, ask: How do you pronounce your name?',
      ],
    ],
    ['说一段三十秒的开场，并提出议程。', 'Open in thirty seconds and propose an agenda.'],
  ),
  notes(
    'negotiating-in-english/notes-02.pdf',
    ['报价与还价', 'Quoting and countering'],
    [
      ['Our price is based on… 先说依据', '“Our price is based on…”: reasons first'],
      [
        'That’s a bit more than we expected. 委婉地嫌贵',
        '“That’s a bit more than we expected”: too expensive, politely',
      ],
      ['Is there any flexibility on… 打听余地', '“Is there any flexibility on…”: ask for room'],
      [
        '数字说清单位：fifteen dollars per piece, FOB Ningbo',
        'Say the unit: fifteen dollars per piece, FOB Ningbo',
      ],
    ],
    ['用三句话为 3% 的涨价说明理由。', 'Justify a rise of 3% in three sentences.'],
  ),
  notes(
    'negotiating-in-english/notes-03.pdf',
    ['让步与条件', 'Concessions and conditions'],
    [
      [
        '第一条件句表示愿意：If you…, we will…',
        'First conditional for an offer: If you…, we will…',
      ],
      [
        '第二条件句表示试探：If you…, we could…',
        'Second conditional for a probe: If you…, we could…',
      ],
      [
        'provided that、as long as、unless 限定条件',
        'Provided that, as long as, unless: limit the condition',
      ],
      ['条件在前，让步在后', 'Condition first, concession second'],
    ],
    ['把“我们可以降 2%”改成有条件的一句。', 'Put a condition on “we can give you two per cent”.'],
  ),
  notes(
    'negotiating-in-english/notes-04.pdf',
    ['拒绝与僵局', 'Refusal and deadlock'],
    [
      ['I’m afraid… 加上原因，再给替代方案', '“I’m afraid…”, a reason, then another way'],
      ['Let’s put that aside for a moment. 先放一放', '“Let’s put that aside for a moment”'],
      [
        'What would you need in order to… 问清真正的障碍',
        '“What would you need in order to…”: find the real obstacle',
      ],
      ['僵局时换人、换时间或换议题', 'In a deadlock, change the people, the time or the subject'],
    ],
    ['拒绝 60 天账期，并提出另一个办法。', 'Refuse 60 days and offer another way.'],
  ),
  notes(
    'negotiating-in-english/notes-05.pdf',
    ['总结与确认', 'Summing up'],
    [
      ['So, to sum up… 逐条复述数字', '“So, to sum up…”: repeat the figures'],
      ['Have I missed anything? 请对方补充', '“Have I missed anything?”'],
      [
        '确认邮件当天发，写明 please confirm by reply',
        'Send the confirmation the same day: please confirm by reply',
      ],
      ['未定事项单列，写明由谁、何时回复', 'List open points with who answers and when'],
    ],
    ['写一封五条要点的确认邮件。', 'Write a confirming e-mail of five points.'],
  ),
]
