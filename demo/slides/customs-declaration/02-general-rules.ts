import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const generalRules: DemoVideo = {
  media: 'customs-declaration/02-general-rules',
  title: both(['归类总规则', 'The general rules']),
  slides: [
    slide(
      ['一个编码，处处有关', 'One code, many consequences'],
      [
        ['关税与退税', 'Duty and refund'],
        ['监管条件', 'Licences and controls'],
        ['原产地标准', 'Rules of origin'],
      ],
      [
        '商品编码定下来，关税、退税、许可证和原产地标准也就跟着定了。归错一个编码，轻则补税，重则处罚。',
        'Once the code is set, duty, refund, licences and the origin rule follow. A wrong code means back tax at best, a penalty at worst.',
      ],
    ),
    slide(
      ['编码的结构', 'How the code is built'],
      [
        ['2 位：章', '2 digits: chapter'],
        ['4 位：品目', '4 digits: heading'],
        ['6 位：国际子目', '6 digits: subheading'],
        ['10 位：中国申报编号', '10 digits: as declared in China'],
      ],
      [
        '前两位是章，前四位是品目，前六位全世界统一。中国申报时用十位。六位以后，各国不同，不能照抄外国客户给的编码。',
        'Two digits are the chapter, four the heading, and six are the same all over the world. China declares ten. Past the sixth, countries differ, so never copy a foreign code.',
      ],
    ),
    slide(
      ['规则一：条文和注释', 'Rule 1: terms and notes'],
      [
        ['标题只供查找', 'Titles are for reference'],
        ['条文和注释才有效力', 'Terms and notes decide'],
        ['大多数商品到此为止', 'Most goods end here'],
      ],
      [
        '规则一最重要：类和章的标题只供查找，真正有法律效力的是品目条文和类注、章注。绝大多数商品，用规则一就能归类。',
        'Rule 1 comes first: titles are only for reference; the terms of the headings and the notes have legal force. Most goods are classified by Rule 1 alone.',
      ],
    ),
    slide(
      ['规则二：不完整与混合', 'Rule 2: incomplete and mixed'],
      [
        ['未装配的自行车按整车', 'Unassembled bicycle: a bicycle'],
        ['具有基本特征即可', 'Essential character suffices'],
      ],
      [
        '规则二扩大了品目的范围：缺少零件、没有装配的商品，只要具有完整品的基本特征，就按完整品归类。',
        'Rule 2 widens the headings: goods that lack parts or come unassembled are classified as complete if they have the essential character.',
      ],
    ),
    slide(
      ['规则三：三步走', 'Rule 3: three steps'],
      [
        ['具体列名优先', 'The most specific heading'],
        ['基本特征', 'Essential character'],
        ['从后归类', 'Last in order'],
      ],
      [
        '看起来能归入两个品目，就用规则三，依次走三步：先看哪个列名更具体，再看基本特征，最后才取号列靠后的那一个。次序不能颠倒。',
        'When goods seem to fit two headings, Rule 3 takes three steps in order: the more specific description, the essential character, and only then the last heading.',
      ],
    ),
    slide(
      ['规则四、五、六', 'Rules 4, 5 and 6'],
      [
        ['四：最相类似', '4: most akin'],
        ['五：包装容器', '5: cases and packing'],
        ['六：同级子目比较', '6: subheadings, level by level'],
      ],
      [
        '规则四讲最相类似的货品，很少用到；规则五讲包装容器；规则六讲子目，必须同级比较。先品目，后子目，一级一级往下走。',
        'Rule 4, goods most akin, is seldom needed; Rule 5 deals with cases and packing; Rule 6 with subheadings of the same level. Heading first, then step by step.',
      ],
    ),
  ],
}
