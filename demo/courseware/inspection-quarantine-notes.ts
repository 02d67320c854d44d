import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const inspectionQuarantineNotes: DemoCourseware[] = [
  notes(
    'inspection-quarantine/notes-01.pdf',
    ['动植物及其产品', 'Animals, plants, products'],
    [
      [
        '签合同之前先查国家是否准入，再办检疫许可',
        'Check market access before the contract, then apply for the quarantine permit',
      ],
      [
        '输出国官方检疫证书随货到达',
        'The official certificate of the exporting country travels with the goods',
      ],
      [
        '肉类、水果、粮食等只能从指定监管场地进境',
        'Meat, fruit and grain enter only at designated sites',
      ],
      [
        '发现检疫性有害生物，作除害、退回或者销毁处理',
        'Quarantine pests mean treatment, return or destruction',
      ],
    ],
    ['进口智利樱桃要准备哪些文件？', 'Which documents do Chilean cherries need?'],
  ),
  notes(
    'inspection-quarantine/notes-02.pdf',
    ['进口食品与化妆品', 'Food and cosmetics'],
    [
      [
        '境外生产企业要在海关注册，境外出口商要备案',
        'Foreign producers register with customs, exporters file their details',
      ],
      [
        '预包装食品要有中文标签，婴幼儿配方乳粉须在境外加贴',
        'Prepackaged food bears Chinese labels; infant formula is labelled abroad',
      ],
      [
        '首次进口的食品要提供标签样张和翻译件',
        'A first import needs the label and its translation',
      ],
      ['化妆品先完成注册或者备案，再申报进口', 'Cosmetics are registered or filed before import'],
    ],
    ['列出一款进口饼干标签上的必备内容。', 'List what the label of an imported biscuit must have.'],
  ),
]
