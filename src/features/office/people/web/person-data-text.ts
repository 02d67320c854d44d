import { counted, texts } from '#src/web/i18n.tsx'

/** The tab of a person's page about personal data. */
export const personDataText = texts({
  zh: {
    download: '下载个人数据',
    downloadLead:
      '用于无法登录的用户，例如账号已停用。链接只发送到本人绑定的邮箱或手机，管理员看不到内容。请先核实请求人的身份。',
    last: '最近一次',
    askedBy: '申请人',
    byAdministrator: '管理员代为申请',
    byPerson: '本人',
    state: '状态',
    states: { waiting: '正在打包', ready: '已完成', failed: '打包失败' },
    until: '有效期至',
    pack: {
      title: (name: string) => `打包“${name}”的个人数据？`,
      hint: (to: string) => `打包完成后，下载链接会发送至 ${to}。`,
      label: '打包并发送链接',
      said: '已开始打包，完成后链接会发给本人',
    },

    deletion: '注销账号',
    deletionLead: (days: string) =>
      `与本人申请相同：${days} 天冷静期后注销，期间本人或管理员可以撤销。`,
    requestedAt: '申请时间',
    erasesAt: '注销时间',
    onHold: '已暂缓',
    delete: {
      title: (name: string) => `为“${name}”申请注销账号？`,
      hint: '请先核实请求人的身份。该用户会立即在所有设备上退出登录，并收到通知；冷静期结束后，数据会被删除且无法恢复。',
      hintHeld:
        '请先核实请求人的身份。该用户会立即在所有设备上退出登录，并收到通知；暂缓解除且冷静期结束后，数据才会被删除。',
      label: '申请注销',
      said: '已申请注销',
    },
    cancel: {
      title: (name: string) => `撤销“${name}”的账号注销？`,
      hint: '账号会保留下来，并会通知本人。',
      label: '撤销注销',
      said: '注销已撤销',
    },

    hold: '暂缓注销',
    holdLead: '依法须继续保存数据时（例如诉讼、调查）使用。暂缓期间，即使已申请也不会注销。',
    heldSince: '暂缓开始时间',
    holdReason: '原因',
    startHold: {
      title: (name: string) => `暂缓“${name}”的账号注销？`,
      hint: '请写明法律依据。在解除之前，该账号不会被注销。',
      label: '暂缓注销',
      said: '注销已暂缓',
    },
    release: {
      title: (name: string) => `解除“${name}”的注销暂缓？`,
      hint: '若已申请注销且冷静期已过，账号将在当天夜间注销。',
      label: '解除暂缓',
      said: '暂缓已解除',
    },
  },
  en: {
    download: 'Download of personal data',
    downloadLead:
      'For people who cannot sign in, for example because the account is disabled. The link is sent only to their own e-mail or phone; administrators do not see the data. Verify the requester’s identity first.',
    last: 'Last one',
    askedBy: 'Requested by',
    byAdministrator: 'An administrator, on request',
    byPerson: 'The person',
    state: 'Status',
    states: { waiting: 'Being packed', ready: 'Ready', failed: 'Failed' },
    until: 'Available until',
    pack: {
      title: (name: string) => `Pack the data of “${name}”?`,
      hint: (to: string) => `When it is ready, the link is sent to ${to}.`,
      label: 'Pack and send the link',
      said: 'Packing has started. The link will be sent to the person',
    },

    deletion: 'Account deletion',
    deletionLead: (days: string) =>
      `Same as the person’s own request: the account is deleted after a grace period of ${counted(days, 'day')}, during which the person or an administrator can cancel.`,
    requestedAt: 'Requested on',
    erasesAt: 'Deletion date',
    onHold: 'On hold',
    delete: {
      title: (name: string) => `Request the deletion of “${name}”?`,
      hint: 'Verify the requester’s identity first. The person is signed out everywhere at once and notified. After the grace period, the data is permanently deleted.',
      hintHeld:
        'Verify the requester’s identity first. The person is signed out everywhere at once and notified. The data is deleted only once the hold has ended and the grace period is over.',
      label: 'Request deletion',
      said: 'Deletion requested',
    },
    cancel: {
      title: (name: string) => `Cancel the deletion of “${name}”?`,
      hint: 'The account is kept, and the person is notified.',
      label: 'Cancel deletion',
      said: 'Deletion cancelled',
    },

    hold: 'Hold on the deletion',
    holdLead:
      'Use this when the law requires the data to be kept, as in a lawsuit or an investigation. An account on hold is not deleted, even if deletion was requested.',
    heldSince: 'On hold since',
    holdReason: 'Reason',
    startHold: {
      title: (name: string) => `Put the deletion of “${name}” on hold?`,
      hint: 'State the legal basis. The account is not deleted until the hold ends.',
      label: 'Put on hold',
      said: 'Deletion is on hold',
    },
    release: {
      title: (name: string) => `End the hold on the deletion of “${name}”?`,
      hint: 'If deletion was requested and the grace period is over, the account is deleted the following night.',
      label: 'End the hold',
      said: 'The hold has ended',
    },
  },
})
