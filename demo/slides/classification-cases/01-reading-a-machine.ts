import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const writingAnOpinion: DemoVideo = {
  media: 'classification-cases/01-reading-a-machine',
  title: both(['一台机器归哪里', 'Where does a machine belong?']),
  slides: [
    slide(
      ['先问它是什么', 'First ask what it is'],
      [
        ['功能', 'Function'],
        ['原理', 'Principle'],
        ['报验状态', 'State as presented'],
      ],
      [
        '归类一台机器，不要先翻税则。先问三件事：它做什么，靠什么原理做，进口的时候是整机还是散件。',
        'To classify a machine, leave the tariff closed at first. Ask three things: what it does, by what principle, and whether it arrives complete or in parts.',
      ],
    ),
    slide(
      ['第十六类的入口', 'The door of Section XVI'],
      [
        ['第八十四章：机械', 'Chapter 84: machinery'],
        ['第八十五章：电气', 'Chapter 85: electrical'],
        ['先排除类注一', 'First the exclusions of note 1'],
      ],
      [
        '机电产品大多在第十六类。进门之前先读类注一，把橡胶带、钢铁弹簧这样的通用货品排除出去，再看第八十四章和第八十五章。',
        'Most machines are in Section XVI. Before you enter, read note 1, which sends out such goods as rubber belts and parts of general use; then look at chapters 84 and 85.',
      ],
    ),
    slide(
      ['多功能看主要功能', 'Several functions: the principal one'],
      [
        ['类注三', 'Note 3 to the section'],
        ['一机两用看主次', 'Which function leads?'],
        ['分不出用规则三（三）', 'If none: rule 3 (c)'],
      ],
      [
        '一台机器有好几个功能，按类注三，归入主要功能的品目。比如带温度显示的搅拌机，主要功能是搅拌。实在分不出主次，才用规则三的最后一条。',
        'With several functions, note 3 sends a machine to the heading of its principal one. A mixer that shows the temperature mixes first. Only where none leads, use the last part of rule 3.',
      ],
    ),
    slide(
      ['零件归哪里', 'Where parts go'],
      [
        ['有品目的归本品目', 'Own heading first'],
        ['专用的随主机', 'Specific parts go with the machine'],
        ['其余归兜底品目', 'The rest: residual headings'],
      ],
      [
        '零件看类注二。本身有品目列名的，比如电动机、泵，归自己的品目。专门用于某种机器的，跟着主机走。',
        'For parts read note 2. Goods with a heading of their own, such as motors and pumps, stay there. Parts made only for one kind of machine go with that machine.',
      ],
    ),
    slide(
      ['实例：扫地机器人', 'Example: a robot vacuum'],
      [
        ['吸尘还是拖地', 'Vacuum or mop?'],
        ['自带电动机', 'With its own motor'],
        ['品目八五零八', 'Heading 85.08'],
      ],
      [
        '扫地机器人自带电动机，主要功能是吸尘，拖地是附带的。所以归入真空吸尘器的品目，八十五章第八个品目。',
        'A robot vacuum has its own electric motor and mainly takes up dust; mopping comes second. So it belongs with vacuum cleaners, the eighth heading of chapter 85.',
      ],
    ),
    slide(
      ['写成意见', 'Write it down'],
      [
        ['事实', 'Facts'],
        ['规则', 'Rules'],
        ['结论', 'Conclusion'],
      ],
      [
        '最后写成三段：事实写样品和说明书，规则写引用的类注和总规则，结论写编码和理由。写得清楚，海关和客户才看得懂。',
        'Then write three parts: facts from the sample and its manual, rules with the notes you cite, and the conclusion with code and reasons. Clear writing convinces customs and client alike.',
      ],
    ),
  ],
}
