import type { NewCourse } from '#src/features/learning/course/server/create-course.ts'

type Pair = readonly [zh: string, en: string]

const subjects: Pair[] = [
  ['国际贸易术语', 'Incoterms'],
  ['信用证审单', 'Examining letters of credit'],
  ['进出口报关', 'Import and export customs clearance'],
  ['商品归类', 'HS classification'],
  ['原产地规则', 'Rules of origin'],
  ['国际货运代理', 'Freight forwarding'],
  ['集装箱运输', 'Container shipping'],
  ['航空货运', 'Air cargo'],
  ['危险品运输', 'Dangerous goods'],
  ['跨境电商选品', 'Choosing products for cross-border e-commerce'],
  ['独立站运营', 'Running an online store'],
  ['海外仓管理', 'Overseas warehouses'],
  ['出口退税', 'Export tax refunds'],
  ['外汇风险', 'Foreign exchange risk'],
  ['国际结算', 'International settlement'],
  ['商务英语函电', 'Business English letters'],
  ['外贸谈判', 'Negotiating a contract'],
  ['国际市场调研', 'Researching foreign markets'],
  ['保税加工', 'Bonded processing'],
  ['检验检疫', 'Inspection and quarantine'],
  ['贸易合规', 'Trade compliance'],
  ['多式联运', 'Multimodal transport'],
  ['国际货物保险', 'Cargo insurance'],
  ['数字贸易', 'Digital trade'],
]
const markets: Pair[] = [
  ['东盟市场', 'ASEAN'],
  ['欧盟市场', 'the European Union'],
  ['中东市场', 'the Middle East'],
  ['非洲市场', 'Africa'],
  ['拉美市场', 'Latin America'],
  ['日韩市场', 'Japan and Korea'],
  ['中亚班列', 'Central Asia by rail'],
  ['北美市场', 'North America'],
]
const kinds: Pair[] = [
  ['入门', 'a first course'],
  ['实务', 'in practice'],
  ['案例分析', 'cases'],
  ['专题研讨', 'a seminar'],
  ['实训', 'a workshop'],
]
const goods: Pair[] = [
  ['纺织品', 'textiles'],
  ['机电产品', 'machinery'],
  ['农产品', 'farm produce'],
  ['化工品', 'chemicals'],
  ['家居用品', 'household goods'],
  ['新能源汽车', 'electric vehicles'],
  ['医疗器械', 'medical devices'],
]
const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗']
const given = [...'明华芳敏静丽强磊洋艳勇杰娟涛超霞平刚桂英']

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!

/** Returns a Chinese name; the same number always gives the same one. */
export const nameOf = (index: number) =>
  pick(surnames, index) + pick(given, Math.floor(index / 20)) + pick(given, Math.floor(index / 400))

/** Returns the words of a generated course; up to 960 courses no two names are the same. */
export function wordsOf(index: number) {
  const subject = pick(subjects, index)
  const market = pick(markets, Math.floor(index / subjects.length))
  const kind = pick(kinds, Math.floor(index / (subjects.length * markets.length)))
  const wares = pick(goods, index * 3 + Math.floor(index / 24))
  const other = pick(subjects, index + 7)
  return {
    name: `${subject[0]}${kind[0]}：${market[0]}`,
    nameEn: `${subject[1]} for ${market[1]}: ${kind[1]}`,
    introduction: `面向${market[0]}，以${wares[0]}出口为例，讲清${subject[0]}的流程、单证和常见差错，并与${other[0]}对照。`,
    introductionEn: `${subject[1]} for ${market[1]}, with exports of ${wares[1]} as the example: steps, documents, common mistakes, and how it meets ${other[1].toLowerCase()}.`,
    content: `<h2>学习目标</h2><p>能独立完成${wares[0]}的${subject[0]}业务，看懂${market[0]}的规定。</p><ul><li>掌握流程</li><li>填制单证</li><li>识别风险</li></ul>`,
    contentEn: `<h2>Aims</h2><p>Handle ${wares[1]} on your own and read the rules of ${market[1]}.</p><ul><li>The steps</li><li>The documents</li><li>The risks</li></ul>`,
    keywords: [subject[0], market[0], wares[0]].join(','),
    keywordsEn: [subject[1], market[1], wares[1]].join(','),
  } satisfies Partial<NewCourse>
}
