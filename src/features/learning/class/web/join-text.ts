import { texts } from '#src/web/i18n.tsx'

export const joinText = texts({
  zh: {
    title: '加入班级',
    lead: '输入老师给的 8 位班级码，不区分大小写。',
    code: '班级码',
    find: '下一步',
    other: '输入其他班级码',
    teacher: (name: string) => `教师：${name}`,
    shared:
      '加入后，老师和助教可以看到您的姓名、学校和学号，同学可以看到您的姓名和分组；联系方式不会显示给任何人。',
    approval: '加入需要老师审批。',
    join: '加入班级',
    ask: '申请加入',
    joined: '已加入班级',
    asked: '申请已提交，等待老师审批',
    failed: '加入班级失败，请检查班级码',
    isMember: '您已在这个班级中。',
    isRequested: '您的申请正在等待老师审批，通过后会收到消息。',
    isInvited: '您已受邀参与这个班级的教学，请在“我的班级”中答复。',
    open: '进入班级',
    toMine: '我的班级',
  },
  en: {
    title: 'Join a class',
    lead: 'Enter the 8-character class code from your teacher. Capitals do not matter.',
    code: 'Class code',
    find: 'Next',
    other: 'Enter another code',
    teacher: (name: string) => `Teacher: ${name}`,
    shared:
      'Teachers and assistants will see your name, school and student number; classmates your name and group. Nobody sees your contact details.',
    approval: 'The teacher has to approve your request.',
    join: 'Join class',
    ask: 'Ask to join',
    joined: 'You have joined the class',
    asked: 'Request sent. It is waiting for approval',
    failed: 'Join class failed, check the class code',
    isMember: 'You are in this class already.',
    isRequested:
      'Your request is waiting for approval. You will get a message once it is approved.',
    isInvited: 'You are invited to teach in this class. Please answer in My classes.',
    open: 'Open the class',
    toMine: 'My classes',
  },
})
