import { notes } from '#demo/build.ts'
import type { DemoCourseware } from '#demo/media-types.ts'

/** Lecture notes, one page a chapter. */
export const chinaEuropeRailNotes: DemoCourseware[] = [
  notes(
    'china-europe-rail/notes-01.pdf',
    ['线路与口岸', 'Routes and borders'],
    [
      [
        '西通道经阿拉山口、霍尔果斯，中通道经二连浩特，东通道经满洲里、绥芬河',
        'West by Alashankou and Khorgos, middle by Erenhot, east by Manzhouli and Suifenhe',
      ],
      [
        '全程一般 12 至 18 天，比海运快，比空运便宜',
        'Usually 12 to 18 days: faster than sea, cheaper than air',
      ],
      [
        '适合电子、汽车配件、服装等中等货值的货',
        'It suits goods of middle value such as electronics, car parts and apparel',
      ],
      [
        '冬季和旺季口岸拥堵，要留余量',
        'Borders are crowded in winter and peak season: leave a margin',
      ],
    ],
    [
      '从重庆到杜伊斯堡，比较海运、铁路和空运。',
      'Chongqing to Duisburg: compare sea, rail and air.',
    ],
  ),
  notes(
    'china-europe-rail/notes-02.pdf',
    ['轨距与换装', 'Break of gauge'],
    [
      [
        '中国和西欧是 1,435 毫米，中亚、俄罗斯是 1,520 毫米',
        'China and western Europe use 1,435 mm, central Asia and Russia 1,520 mm',
      ],
      [
        '一趟车要换装两次，换的是车，不是箱',
        'A train is transshipped twice: wagons change, containers stay',
      ],
      ['超重和偏载的箱子会被扣下整理', 'Overweight or unbalanced boxes are held back'],
      ['封志号换装前后要核对', 'Seal numbers are checked before and after'],
    ],
    ['为什么重箱要把重心放在中间？', 'Why is the weight placed in the middle of a box?'],
  ),
  notes(
    'china-europe-rail/notes-03.pdf',
    ['运单与责任', 'Notes and liability'],
    [
      [
        '国际货协适用于独联体和亚洲，国际货约适用于欧洲',
        'SMGS serves the CIS and Asia, CIM serves Europe',
      ],
      [
        '统一运单一张走全程，不用在边境重新制单',
        'The common note runs all the way without a new one at the border',
      ],
      ['运单不是物权凭证，银行一般按收货人交单处理', 'A rail note is no document of title'],
      [
        '逾期和货损要在规定期限内向承运人提出',
        'Delay and damage are claimed from the carrier in time',
      ],
    ],
    [
      '买方要求凭运单控制货权，怎么解释？',
      'The buyer wants control by the rail note. What do you explain?',
    ],
  ),
]
