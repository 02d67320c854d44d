import { both, slide } from '#demo/build.ts'
import type { DemoVideo } from '#demo/media-types.ts'

export const classifying: DemoVideo = {
  media: 'customs-declaration/03-classifying',
  title: both(['归类实战', 'Classification in practice']),
  slides: [
    slide(
      ['归类的四个步骤', 'Four steps'],
      [
        ['弄清商品', 'Know the goods'],
        ['查找可能的品目', 'Find candidate headings'],
        ['读注释', 'Read the notes'],
        ['逐级确定子目', 'Settle the subheading'],
      ],
      [
        '归类有四步：弄清商品，查找可能的品目，读类注和章注，再逐级确定子目。第一步花的时间，往往比后三步加起来还多。',
        'There are four steps: know the goods, find candidate headings, read the notes, and settle the subheading. The first often takes longer than the rest together.',
      ],
    ),
    slide(
      ['例一：针织 T 恤', 'One: a knitted T-shirt'],
      [
        ['材料：棉 100%', 'Cotton, 100%'],
        ['织法：针织', 'Knitted'],
        ['品目 61.09，子目 6109.10', 'Heading 61.09, subheading 6109.10'],
      ],
      [
        '第一例，全棉针织 T 恤。针织服装在第六十一章，T 恤列在六十一零九，棉制的是六一零九点一零。机织衬衫则要去第六十二章。',
        'First, a knitted cotton T-shirt. Knitted apparel is in Chapter 61, T-shirts in heading 61.09, of cotton in 6109.10. A woven shirt would be in Chapter 62.',
      ],
    ),
    slide(
      ['例二：智能手机', 'Two: a smartphone'],
      [
        ['第八十五章章注五', 'Note 5 to Chapter 85'],
        ['品目 85.17', 'Heading 85.17'],
        ['子目 8517.13', 'Subheading 8517.13'],
      ],
      [
        '第二例，智能手机。它能拍照，也能计算，但二零二二版协调制度已经有了专门的子目：八五一七点一三，定义写在章注五。',
        'Second, a smartphone. It takes pictures and computes, but HS 2022 has a subheading of its own, 8517.13, defined in note 5 to the chapter.',
      ],
    ),
    slide(
      ['例三：成套礼盒', 'Three: a gift set'],
      [
        ['意大利面套装', 'A spaghetti set'],
        ['面条、番茄酱、奶酪', 'Pasta, sauce and cheese'],
        ['基本特征：面条，19.02', 'Essential character: pasta, 19.02'],
      ],
      [
        '第三例，一盒意大利面套装，有面条、酱料和奶酪，一起零售，做一顿饭。按规则三第二步，基本特征是面条，归入一九零二。',
        'Third, a spaghetti set with pasta, sauce and cheese, sold together for one meal. By the second step of Rule 3 the pasta gives the character: heading 19.02.',
      ],
    ),
    slide(
      ['拿不准怎么办', 'When in doubt'],
      [
        ['查归类决定和裁定', 'Look up rulings'],
        ['申请预裁定', 'Apply for an advance ruling'],
        ['保留技术资料', 'Keep the technical papers'],
      ],
      [
        '拿不准，先查海关公布的归类决定，再考虑申请预裁定。预裁定决定书三年内有效，通关时各地海关都认可。',
        'When in doubt, look up the published rulings, then think of an advance ruling. It is valid for three years and is honoured by customs offices throughout the country.',
      ],
    ),
    slide(
      ['规范申报要素', 'Declaration elements'],
      [
        ['品名、材质、用途', 'Name, material, use'],
        ['规格、型号、品牌', 'Size, model, brand'],
        ['要素支持归类', 'Elements bear out the code'],
      ],
      [
        '编码定了，还要填规范申报要素，比如材质、用途、型号、品牌。要素写得具体，才能证明你的归类站得住。',
        'The code is not the end: the declaration elements follow, such as material, use, model and brand. Exact elements prove that your code holds.',
      ],
    ),
  ],
}
