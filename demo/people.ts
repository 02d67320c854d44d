import { both } from './build.ts'
import { students } from './students.ts'
import type { Both, DemoPerson } from './types.ts'

/** Invented colleges; `provinceId` is the two-digit code of GB/T 2260. */
export const demoSchools: { provinceId: number; name: Both }[] = [
  {
    provinceId: 33,
    name: both(['浙东外贸职业学院', 'Zhedong Vocational College of Foreign Trade']),
  },
  {
    provinceId: 44,
    name: both(['南粤商务职业技术学院', 'Nanyue Polytechnic of Commerce']),
  },
  {
    provinceId: 37,
    name: both(['胶州湾海事职业学院', 'Jiaozhou Bay Maritime College']),
  },
  {
    provinceId: 35,
    name: both(['闽海国际商务职业学院', 'Minhai College of International Business']),
  },
  {
    provinceId: 50,
    name: both(['渝新物流职业学院', 'Yuxin Vocational College of Logistics']),
  },
]

const [zhedong, nanyue, jiaozhou, minhai, yuxin] = demoSchools.map(({ name }) => name.zh) as [
  string,
  string,
  string,
  string,
  string,
]

const teacher = (
  username: string,
  realName: string,
  school: string,
  zh: string,
  en: string,
): DemoPerson => ({ username, accountRole: '2', realName, school, introduction: { zh, en } })

const staff: DemoPerson[] = [
  {
    ...teacher(
      'admin',
      '顾明远',
      zhedong,
      '远帆学堂教务负责人，主管课程审核与教师认证。',
      'Head of academic affairs at Farsail, in charge of course review and teacher verification.',
    ),
    customRoles: ['admin'],
  },
  teacher(
    'teacher',
    '陈海燕',
    zhedong,
    '教授，在外贸公司做过十二年业务员和单证主管，主讲贸易术语与出口报价。上课爱用真实邮件和真实报价单。',
    'Professor. Twelve years in export sales and documentation before teaching. Lectures on Incoterms and export pricing with real e-mails and quotations.',
  ),
  teacher(
    'zhouwenbin',
    '周文斌',
    zhedong,
    '副教授，资深报关员，曾任报关企业通关经理，经手报关单两万余票，主讲进出口报关与检验检疫。',
    'Associate professor and senior customs broker who handled over 20,000 declarations as a clearance manager. Teaches declaration and inspection.',
  ),
  teacher(
    'mengfanrui',
    '孟凡锐',
    jiaozhou,
    '高级工程师，长期从事商品归类和危险货物运输咨询，习惯把样品搬上讲台，让学生先看货、再查书。',
    'Senior engineer and long-time adviser on classification and dangerous goods. Always starts with samples: look at the goods first, then at the book.',
  ),
  teacher(
    'guozhiyuan',
    '郭志远',
    jiaozhou,
    '副教授，国际货代行业出身，做过海运操作、订舱和海外代理管理，主讲海运、空运与铁路运输。',
    'Associate professor with a forwarding background in operations, booking and overseas agents. Teaches sea, air and rail transport.',
  ),
  teacher(
    'suyun',
    '苏韵',
    nanyue,
    '讲师，跨境电商卖家，经营过欧美两个站点和三个海外仓，主讲店铺运营、物流与合规。',
    'Lecturer and online seller who has run stores in Europe and America and three overseas warehouses. Teaches operations, logistics and compliance.',
  ),
  teacher(
    'hanlimin',
    '韩立民',
    minhai,
    '教授，在商业银行国际业务部工作十五年，审过上万套信用证单据，主讲国际结算与贸易融资。',
    'Professor. Fifteen years in the trade department of a commercial bank, with ten thousand sets of documents examined. Teaches settlement and trade finance.',
  ),
  teacher(
    'hesimin',
    '何思敏',
    nanyue,
    '副教授，英国商务传播硕士，做过展会翻译，主讲外贸函电与展会英语，全英文授课。',
    'Associate professor, MA in business communication, formerly an interpreter at trade fairs. Teaches correspondence and trade fair English, in English.',
  ),
  teacher(
    'tangruolin',
    '唐若琳',
    yuxin,
    '副教授，兼职律师，代理过多起涉外买卖合同仲裁案，主讲国际货物买卖合同与商务谈判。',
    'Associate professor and practising lawyer who has argued several arbitrations on sales contracts. Teaches contracts and negotiation.',
  ),
]

const studentSchools = [zhedong, nanyue, jiaozhou, minhai, yuxin]

export const people: DemoPerson[] = [
  ...staff,
  ...students.map(([username, realName], index): DemoPerson => ({
    username,
    accountRole: '1',
    realName,
    school: studentSchools[index % studentSchools.length] ?? zhedong,
  })),
]
