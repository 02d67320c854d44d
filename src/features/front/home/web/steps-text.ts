import { texts } from '#src/web/i18n.tsx'

export const stepsText = texts({
  zh: {
    stepsTitle: '新教师从这里开始',
    stepsLead: '完成这几步，学堂就能确认您的教师身份。',
    stepDone: '已完成',
    begin: '编写课程和教材不必等认证，现在就可以开始。',
    newCourse: '新建课程',
    textbooks: '教材管理',
    steps: {
      profile: {
        title: '完善个人资料',
        text: '填写学校、讲授课程和个人简介。',
        act: '填写资料',
      },
      contact: {
        title: '绑定手机或邮箱',
        text: '用于登录、找回密码和接收通知。',
        act: '去绑定',
      },
      verification: {
        title: '申请教师认证',
        text: '上传教师资格证或在职证明，由学堂审核。',
        act: '申请认证',
      },
      pending: {
        title: '教师认证审核中',
        text: '材料已提交，审核结果会以消息通知您。',
        act: '查看进度',
      },
      rejected: {
        title: '教师认证未通过',
        text: '看看未通过的原因，补充材料后可以再次申请。',
        act: '查看原因',
      },
    },
  },
  en: {
    stepsTitle: 'New to teaching here? Start with these',
    stepsLead: 'They let the school confirm who you are and what you teach.',
    stepDone: 'Done',
    begin: 'You can write courses and textbooks now, before verification.',
    newCourse: 'New course',
    textbooks: 'My textbooks',
    steps: {
      profile: {
        title: 'Complete your profile',
        text: 'Your school, the courses you teach, and a few words about you.',
        act: 'Edit profile',
      },
      contact: {
        title: 'Add a phone or e-mail',
        text: 'To sign in, recover your password and hear from us.',
        act: 'Add contact',
      },
      verification: {
        title: 'Get verified as a teacher',
        text: 'Upload your teaching certificate or proof of employment for review.',
        act: 'Apply',
      },
      pending: {
        title: 'Verification under review',
        text: 'We have your documents. A message will tell you the result.',
        act: 'See progress',
      },
      rejected: {
        title: 'Verification rejected',
        text: 'Read the reason, add what is missing and apply again.',
        act: 'See the reason',
      },
    },
  },
})
