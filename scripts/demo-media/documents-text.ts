interface Holder {
  realName: string
  school: string
  college: string
  coursesTaught: string
}

/** The texts of the sample documents. */
export const documentText = {
  sample: '示例 · SAMPLE',
  certificate: '教师资格证书',
  certificateEn: 'TEACHER QUALIFICATION CERTIFICATE (SAMPLE)',
  certificateRows: ({ realName, coursesTaught }: Holder): [string, string][] => [
    ['姓　　名', realName],
    ['资格种类', '高等学校教师资格'],
    ['任教学科', coursesTaught.split('、')[0] ?? ''],
    ['发证日期', '2021 年 6 月 30 日'],
  ],
  number: '证书号码：示例 0000 0000 0000 0000',
  issued: '本证书为演示用样张，不具有任何效力。',
  issuer: '演示专用',
  letter: '聘用证明',
  employment: ({ realName, school, college, coursesTaught }: Holder): string[] => [
    `　　兹证明${realName}系我校${college}专任教师，`,
    `现任教课程为${coursesTaught}。`,
    '　　该教师自 2022 年 9 月起在我校任教，聘期至',
    '2028 年 8 月。',
    '　　特此证明。',
    `　　（${school}为虚构学校，本证明仅供演示。）`,
  ],
  date: '2026 年 9 月 1 日',
  personnel: '演示专用',
  teacher: {
    username: 'teacher',
    realName: '陈海燕',
    school: '浙东外贸职业学院',
    college: '国际贸易学院',
    coursesTaught: '国际贸易术语、出口报价',
  },
}
