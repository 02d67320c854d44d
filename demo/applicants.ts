import type { RejectReason } from '#src/features/people/verification/contract.ts'
import { both } from './build.ts'
import type { Both } from './types.ts'

/** A school that an applicant named and no reviewer has decided on. */
export interface NamedSchool {
  provinceId: number
  name: string
  /** Students who named it, besides the applicants of that school. */
  by: readonly string[]
}

/** The first may be a second name of a listed school: a case for merging. */
export const namedSchools: readonly NamedSchool[] = [
  { provinceId: 37, name: '胶州湾海事学院', by: [] },
  { provinceId: 45, name: '八桂国际物流学院', by: ['sunyifan', 'yangmingze'] },
]

export interface DemoApplication {
  /** Hours before the school was loaded. */
  submittedHours: number
  note: string
  /** Names of demo/documents/{name}.webp. */
  documents: readonly string[]
  rejected?: { hours: number; reason: RejectReason; words: Both }
}

/** A teacher who applied for verification; each has the demo's password. */
export interface DemoApplicant {
  username: string
  realName: string
  provinceId: number
  school: string
  college: string
  coursesTaught: string
  /** Oldest first. */
  applications: readonly DemoApplication[]
}

const day = 24

export const applicants: readonly DemoApplicant[] = [
  {
    username: 'gaoyunfan',
    realName: '高云帆',
    provinceId: 37,
    school: '胶州湾海事学院',
    college: '航运管理系',
    coursesTaught: '国际航运管理、船舶代理实务',
    applications: [
      {
        submittedHours: 6 * day,
        note: '',
        documents: [],
        rejected: {
          hours: 5 * day,
          reason: 'unreadable',
          words: both([
            '资格证照片反光，看不清证书号码，请在自然光下重新拍摄。',
            'The photo of the certificate has glare and its number cannot be read. Please take it again in daylight.',
          ]),
        },
      },
      {
        submittedHours: 4 * day,
        note: '已按要求重新拍摄资格证，并附上本学期的聘用证明。',
        documents: ['gaoyunfan-certificate', 'gaoyunfan-employment'],
      },
    ],
  },
  {
    username: 'linzhiqiu',
    realName: '林知秋',
    provinceId: 33,
    school: '浙东外贸职业学院',
    college: '国际贸易学院',
    coursesTaught: '国际贸易实务、外贸单证',
    applications: [
      {
        submittedHours: 2 * day,
        note: '',
        documents: ['linzhiqiu-certificate', 'linzhiqiu-employment'],
      },
    ],
  },
  {
    username: 'shenruoxi',
    realName: '沈若溪',
    provinceId: 44,
    school: '南粤商务职业技术学院',
    college: '电子商务系',
    coursesTaught: '跨境电商运营',
    applications: [
      {
        submittedHours: 5,
        note: '资格证正在换发，先提交学校出具的聘用证明。',
        documents: ['shenruoxi-employment'],
      },
    ],
  },
  {
    username: 'fangyizhou',
    realName: '方一舟',
    provinceId: 50,
    school: '渝新物流职业学院',
    college: '物流管理系',
    coursesTaught: '仓储与配送管理',
    applications: [
      {
        submittedHours: 9 * day,
        note: '',
        documents: ['fangyizhou-employment'],
        rejected: {
          hours: 8 * day,
          reason: 'incomplete',
          words: both([
            '聘用证明缺少学校公章，请补充盖章页或教师资格证。',
            'The letter of employment lacks the school’s seal. Please add the sealed page or your teaching certificate.',
          ]),
        },
      },
    ],
  },
]

/** The documents of the demo's own teacher, approved this many days ago. */
export const teacherDocuments = {
  days: 30,
  documents: ['teacher-certificate', 'teacher-employment'],
}
