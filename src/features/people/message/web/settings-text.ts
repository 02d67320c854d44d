import { texts } from '#src/web/i18n.tsx'

export const settingsText = texts({
  zh: {
    title: '消息设置',
    lead: '选择每类消息通过哪些方式通知您。更改即时保存。',
    table: '每类消息的通知方式',
    kindHeader: '消息类型',
    kind: {
      system: ['系统', '账号安全、认证与审核结果'],
      course: ['课程', '课程审核、开课与更新'],
      class: ['班级', '成员、作业与班级通知'],
      interaction: ['互动', '提问、回复与评价'],
      order: ['订单', '支付、奖励与账单'],
    },
    way: { site: '站内提醒', mail: '邮件', sms: '短信' },
    switchOf: (kind: string, way: string) => `${kind}消息：${way}`,
    saved: '已保存',
    ways: '各种方式的说明',
    siteText: '页面右上角的未读数与即时提醒。关闭后，这类消息仍会存入消息中心，但直接记为已读。',
    mailText: (minutes: number) =>
      `只有重要消息会发送邮件，并合并发送：每 ${minutes} 分钟最多一封。已在站内读过的不再发送。`,
    mailTo: (address: string) => `发送至 ${address}`,
    smsText: '默认关闭。开启后，重要消息会以短信提醒您登录查看。',
    smsTo: (number: string) => `发送至 ${number}`,
    noMail: '尚未绑定邮箱，邮件无法送达。',
    noPhone: '尚未绑定手机号，短信无法送达。',
    bindMail: '去绑定邮箱',
    bindPhone: '去绑定手机号',
    fixed:
      '系统消息的站内提醒和邮件不能关闭：账号安全提醒会立即发送；没有绑定邮箱时，改为发送短信。',
    backToMessages: '返回消息',
  },
  en: {
    title: 'Message settings',
    lead: 'Choose how each kind of message reaches you. Changes are saved at once.',
    table: 'How each kind of message reaches you',
    kindHeader: 'Kind',
    kind: {
      system: ['System', 'Account security, verification and review results'],
      course: ['Course', 'Reviews, starts and changes of courses'],
      class: ['Class', 'Members, assignments and class messages'],
      interaction: ['Interaction', 'Questions, replies and reviews'],
      order: ['Order', 'Payments, rewards and bills'],
    },
    way: { site: 'On the site', mail: 'Mail', sms: 'Text message' },
    switchOf: (kind: string, way: string) => `${kind} messages: ${way}`,
    saved: 'Saved',
    ways: 'About these ways',
    siteText:
      'The unread count at the top right and an alert as messages arrive. When off, these messages still arrive in your message centre, marked as read.',
    mailText: (minutes: number) =>
      `Only what matters is mailed, and together: one mail in ${minutes} minutes at most. What you have read on the site is not mailed.`,
    mailTo: (address: string) => `Sent to ${address}`,
    smsText: 'Off unless you switch it on. Then what matters is announced by text message.',
    smsTo: (number: string) => `Sent to ${number}`,
    noMail: 'No e-mail is bound, so mail cannot reach you.',
    noPhone: 'No phone is bound, so text messages cannot reach you.',
    bindMail: 'Bind an e-mail',
    bindPhone: 'Bind a phone',
    fixed:
      'System messages on the site and by mail cannot be switched off: messages about account security are sent at once – to your phone if you have no e-mail.',
    backToMessages: 'Back to messages',
  },
})
