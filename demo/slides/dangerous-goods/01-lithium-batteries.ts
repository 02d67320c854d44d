import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const lithiumBatteries: DemoVideo = {
  media: 'dangerous-goods/01-lithium-batteries',
  title: both(['锂电池怎样发运', 'Shipping lithium batteries']),
  slides: [
    slide(
      ['为什么是危险货物', 'Why they are dangerous'],
      [
        ['能量高', 'High energy'],
        ['短路会起火', 'A short circuit burns'],
        ['第九类', 'Class 9'],
      ],
      [
        '锂电池能量高，短路、挤压或者过热都会起火，而且很难扑灭。所以它属于第九类危险货物，每一票都要按规定申报。',
        'A lithium battery holds much energy; a short circuit, pressure or heat sets it on fire, and the fire is hard to put out. It is class 9, and every consignment is declared.',
      ],
    ),
    slide(
      ['四个编号', 'Four numbers'],
      [
        ['UN3480：锂离子电池', 'UN 3480: lithium ion'],
        ['UN3481：与设备一起', 'UN 3481: with equipment'],
        ['UN3090 和 UN3091：锂金属', 'UN 3090 and 3091: metal'],
      ],
      [
        '编号有四个。锂离子电池单独运是一个，装在设备里或者与设备同包装又是一个。锂金属电池也是这样一对。编号选错，整票退回。',
        'There are four numbers. Lithium ion alone has one; packed with or in equipment another. Lithium metal has its own pair. The wrong number sends the whole consignment back.',
      ],
    ),
    slide(
      ['先看试验报告', 'First the test report'],
      [
        ['第三十八节试验', 'Section 38.3 tests'],
        ['试验概要要能提供', 'The summary must be available'],
      ],
      [
        '任何锂电池都要通过联合国试验手册第三十八节的试验，跌落、振动、短路、过充都在里面。试验概要要随时能提供。',
        'Every lithium battery passes the tests of section 38.3 of the UN manual: drop, vibration, short circuit, overcharge. The test summary must be at hand.',
      ],
    ),
    slide(
      ['包装三要点', 'Three points of packing'],
      [
        ['防短路', 'No short circuit'],
        ['防移动', 'No movement'],
        ['坚固外包装', 'Strong outer packing'],
      ],
      [
        '包装有三点：电极绝缘，防止短路；里面垫实，防止移动；外包装坚固，经得起跌落。装在设备里的，要防止意外启动。',
        'Packing has three points: insulate the terminals, leave no room to move, and use a strong outer packing. In equipment, prevent unintended activation.',
      ],
    ),
    slide(
      ['海运和空运', 'By sea and by air'],
      [
        ['客机不收 UN3480', 'Not on passenger aircraft'],
        ['空运电量不超过三成', 'By air: charge to 30%'],
        ['海运看特殊规定', 'By sea: special provisions'],
      ],
      [
        '空运更严。单独的锂离子电池不能上客机，电量不能超过百分之三十。海运看特殊规定一百八十八，小电池可以简化。',
        'Air is stricter. Lithium ion alone may not fly on passenger aircraft, and its charge may not exceed thirty per cent. At sea, small batteries may qualify for the simpler rules of special provision 188.',
      ],
    ),
    slide(
      ['单证一个不能少', 'No document missing'],
      [
        ['危险货物申报单', 'Dangerous goods declaration'],
        ['包装性能证', 'Packing certificate'],
        ['应急联系电话', 'Emergency telephone'],
      ],
      [
        '申报单、包装使用鉴定、试验概要和应急电话，一个不能少。瞒报一票，全船都有危险，罚款也远远高于运费。',
        'Declaration, packing certificate, test summary and emergency telephone: none may be missing. One undeclared consignment endangers the whole ship and costs far more than freight.',
      ],
    ),
  ],
}
