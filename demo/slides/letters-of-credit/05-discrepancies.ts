import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const discrepancies: DemoVideo = {
  media: 'letters-of-credit/05-discrepancies',
  title: both(['不符点与拒付', 'Discrepancies and refusal']),
  slides: [
    slide(
      ['单据被拒，怎么办', 'Refused: what now?'],
      [
        ['先看通知是否有效', 'Is the notice valid?'],
        ['再看不符点是否成立', 'Is the discrepancy real?'],
        ['最后决定补救办法', 'Then choose the cure'],
      ],
      [
        '收到拒付通知，先不要慌。第一看通知是否有效，第二看不符点是否成立，第三决定怎么补救。',
        'A refusal has come: keep calm. First ask whether the notice is valid, second whether the discrepancy is real, and third how to mend it.',
      ],
    ),
    slide(
      ['有效的拒付通知', 'A valid notice'],
      [
        ['一次性通知', 'A single notice'],
        ['列明每个不符点', 'Every discrepancy listed'],
        ['说明单据如何处置', 'What becomes of the documents'],
      ],
      [
        '按第十六条，银行只能发一次通知，列明每一个不符点，并说明单据如何处置。事后再补新的不符点，是无效的。',
        'Under article 16 the bank has one notice. It must list every discrepancy and say what becomes of the documents. Adding a new discrepancy later does not count.',
      ],
    ),
    slide(
      ['时限：五个银行工作日', 'Five banking days'],
      [
        ['交单次日起算', 'From the day after presentation'],
        ['以电讯方式为先', 'By telecommunication if possible'],
        ['超期，丧失拒付权', 'Late: the right is lost'],
      ],
      [
        '通知必须在交单次日起的第五个银行工作日结束之前发出。超过时限，或者通知不合格，开证行就不能再主张单据不符。',
        'Notice must go no later than the close of the fifth banking day after presentation. If it is late or defective, the bank may no longer claim that the documents do not comply.',
      ],
    ),
    slide(
      ['不符点是否成立', 'Is it a real discrepancy?'],
      [
        ['拼写错误不影响含义', 'A misspelling with no effect'],
        ['地址不必完全相同', 'Addresses need not be the same'],
        ['数据矛盾才是不符', 'Conflict is what counts'],
      ],
      [
        '国际标准银行实务说，不影响含义的拼写错误不构成不符，比如把 machine 打成 mashine。但型号打错一个数字，就可能是另一种货物。',
        'Standard practice holds that a misspelling which leaves the meaning clear, such as “mashine” for “machine”, is no discrepancy. A wrong digit in a model number may well be one.',
      ],
    ),
    slide(
      ['四条补救路', 'Four ways out'],
      [
        ['期限内换单', 'Replace within the time limits'],
        ['请申请人放弃不符点', 'Ask the applicant for a waiver'],
        ['改为托收', 'Send for collection'],
        ['退单、转卖', 'Take back, sell elsewhere'],
      ],
      [
        '补救有四条路：有效期和交单期之内更换单据；请买方放弃不符点；改为托收；或者要回单据，把货转卖。第一条最稳妥。',
        'There are four ways: replace the documents in time, have the buyer waive, turn it into a collection, or take the papers back and sell elsewhere. The first is the safest.',
      ],
    ),
    slide(
      ['小结', 'In short'],
      [
        ['早交单，留出换单时间', 'Present early'],
        ['一次通知，五个工作日', 'One notice, five days'],
        ['争议先引条款', 'Argue by article'],
      ],
      [
        '记住三点：早交单，留出换单的时间；拒付通知只有一次，五个工作日；与银行争议，先引用条款，再讲道理。',
        'Three things to keep: present early to leave time for repairs; one notice, five banking days; and argue with a bank by quoting the article first.',
      ],
    ),
  ],
}
