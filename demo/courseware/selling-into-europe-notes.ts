import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const sellingIntoEuropeNotes: DemoCourseware[] = [
  notes(
    'selling-into-europe/notes-01.pdf',
    ['欧盟增值税入门', 'VAT in the EU'],
    [
      [
        '货物卖给消费者，一般在货物到达国纳税',
        'Sales to consumers are as a rule taxed where the goods arrive',
      ],
      ['各国标准税率不同，不低于 15%', 'Standard rates differ, at 15% or more'],
      ['在当地存货，要在当地登记增值税', 'Stock in a country means VAT registration there'],
      [
        '2021 年 7 月起，进口增值税没有 22 欧元的免税额',
        'Since July 2021 there is no exemption at 22 euros',
      ],
    ],
    [
      '货放在德国仓库卖给法国消费者，增值税交到哪里？',
      'Stock in Germany, sold to a French consumer: where is VAT due?',
    ],
  ),
  notes(
    'selling-into-europe/notes-02.pdf',
    ['IOSS 与 OSS', 'IOSS and OSS'],
    [
      [
        'IOSS：价值不超过 150 欧元的进口货物，销售时收税',
        'IOSS: imports up to 150 euros, taxed at the sale',
      ],
      [
        'OSS：欧盟境内的跨境远程销售，一国申报',
        'OSS: distance sales within the EU, declared in one country',
      ],
      [
        '在平台上销售时，平台常被视为卖方代收',
        'On a platform, the platform is often the deemed supplier',
      ],
      ['IOSS 按月申报，OSS 按季申报', 'IOSS is monthly, OSS quarterly'],
    ],
    [
      '120 欧元的货从深圳直邮意大利，用哪一种？',
      'Goods of 120 euros from Shenzhen to Italy: which scheme?',
    ],
  ),
]
