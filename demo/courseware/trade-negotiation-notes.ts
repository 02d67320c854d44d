import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const tradeNegotiationNotes: DemoCourseware[] = [
  notes(
    'trade-negotiation/notes-01.pdf',
    ['谈判前的三张纸', 'Three sheets before you start'],
    [
      ['第一张：目标、底线和最佳替代方案', 'Sheet one: aim, limit and best alternative'],
      [
        '第二张：对方的利益、压力和替代方案',
        'Sheet two: their interests, pressure and alternative',
      ],
      ['第三张：可以交换的条件和各自的价值', 'Sheet three: what can be traded, and its worth'],
      ['两条底线之间是可能成交的区间', 'Between the two limits lies the zone of agreement'],
    ],
    ['为一次降价谈判填好三张纸。', 'Fill in the three sheets for a price talk.'],
  ),
  notes(
    'trade-negotiation/notes-02.pdf',
    ['开价与锚定', 'Opening and anchoring'],
    [
      [
        '信息多的一方先开价，先开的数会影响后面',
        'The better informed side opens; the first figure shapes the rest',
      ],
      ['开价要有理由：成本、市场、标准', 'Give a reason: cost, market, standard'],
      ['对方锚得太高，不要还价，先换标准', 'Do not counter an extreme anchor; change the standard'],
      [
        '用区间报价，对方记住的是有利于他的一端',
        'If you name a range, the other side hears the end that suits it',
      ],
    ],
    [
      '客户开口就要降 20%，你第一句说什么？',
      'The buyer opens with 20% off. What is your first sentence?',
    ],
  ),
  notes(
    'trade-negotiation/notes-03.pdf',
    ['让步与交换', 'Concessions and exchange'],
    [
      [
        '让步越来越小，次数不超过三次',
        'Make three concessions at most, each smaller than the last',
      ],
      ['每让一步换一个条件', 'Trade each for a condition'],
      [
        '用对自己便宜、对对方有价值的东西换',
        'Give what costs you little and is worth a lot to them',
      ],
      ['让步要说出代价', 'Say what the concession costs'],
    ],
    ['设计一个三级让步阶梯。', 'Plan your concessions in three steps.'],
  ),
  notes(
    'trade-negotiation/notes-04.pdf',
    ['战术与应对', 'Tactics and responses'],
    [
      ['最后通牒：不接话，问原因', 'Ultimatum: do not answer it, ask why'],
      ['沉默：也沉默，不要自己加码', 'Silence: be silent too, and do not bid against yourself'],
      [
        '红白脸：指出来，请他们先统一意见',
        'Good cop, bad cop: name it and ask them to agree first',
      ],
      ['临门一脚的小要求：换回一样再给', 'A last small request: trade it'],
    ],
    [
      '签字前对方要求加送样品，怎么回应？',
      'Before signing they ask for free samples. What do you say?',
    ],
  ),
]
