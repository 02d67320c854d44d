import { texts } from '#src/web/i18n.tsx'

/** What a message of the outbox is. A template that is not here is shown by its name. */
export const templateText = texts<Record<string, string>>({
  zh: {
    'account.alreadyRegistered': '已有账号提醒',
    'account.bindCode': '绑定验证码',
    'account.boundToOther': '联系方式已属于他人的提醒',
    'account.contactGone': '联系方式变更提醒',
    'account.findPasswordCode': '找回密码验证码',
    'account.locked': '账号停用通知',
    'account.lockedAccount': '找回密码：账号已停用',
    'account.noAccount': '找回密码：没有账号',
    'account.registerCode': '注册验证码',
    'account.resetLink': '重置密码链接',
    'message.bundle': '消息汇总',
    'message.urgent': '账号安全通知',
  },
  en: {
    'account.alreadyRegistered': 'Already has an account',
    'account.bindCode': 'Code for binding',
    'account.boundToOther': 'Contact belongs to someone else',
    'account.contactGone': 'Contact was changed',
    'account.findPasswordCode': 'Code for recovery',
    'account.locked': 'Account was disabled',
    'account.lockedAccount': 'Recovery: account is disabled',
    'account.noAccount': 'Recovery: there is no account',
    'account.registerCode': 'Sign-up code',
    'account.resetLink': 'Link to a new password',
    'message.bundle': 'Bundle of messages',
    'message.urgent': 'Account safety notice',
  },
})
