import type { FeedbackState } from '#src/features/front/feedback/contract.ts'

export interface DemoFeedback {
  /** Hours before the school was loaded. */
  hours: number
  /** The account of the sender; a visitor has none. */
  username?: string
  name: string
  mobile: string
  remark: string
  status: FeedbackState
  note?: string
  /** The text of an attached .txt file, and its name. */
  attachment?: { name: string; text: string }
  /** Hours before the school was loaded. */
  answer?: { hours: number; text: string }
}

export const demoFeedback: readonly DemoFeedback[] = [
  {
    hours: 3,
    username: 'student',
    name: '',
    mobile: '',
    remark:
      '报关单填制那一节的字幕比声音慢半拍，用手机看更明显，换了网络也一样。时间点写在附件里了。',
    status: 'new',
    attachment: {
      name: '字幕不同步的时间点.txt',
      text: '00:42 单据号码\n01:15 境内收发货人\n02:08 监管方式\n手机：安卓 14，浏览器为系统自带\n',
    },
  },
  {
    hours: 20,
    name: 'Anna Keller',
    mobile: '',
    remark:
      'Is there an English certificate for the Incoterms course? My employer in Hamburg asks for one.',
    status: 'new',
  },
  {
    hours: 44,
    username: 'sunyifan',
    name: '孙一帆',
    mobile: '13900000126',
    remark: '信用证的课能不能再多几个不符点的真实案例？课后题做完了，还想继续练。',
    status: 'inProgress',
    note: '已转国际结算课程组，预计下周给出补充案例的安排。',
  },
  {
    hours: 96,
    username: 'yangmingze',
    name: '杨明泽',
    mobile: '13900000127',
    remark: '测验交卷后看不到解析，是要等老师批改吗？',
    status: 'answered',
    answer: {
      hours: 92,
      text: '您好，客观题交卷后即可查看解析；您那份试卷是空白提交，认真作答一次之后就会显示。如仍看不到，请再联系我们。',
    },
  },
  {
    hours: 200,
    name: '周老师',
    mobile: '13900000128',
    remark: '我校物流专业想整班使用跨境物流课程，请问如何联系教务？',
    status: 'closed',
    note: '已电话联系，对方下学期开课时再注册班级。',
  },
]
