import { texts } from '#src/web/i18n.tsx'

export const reportText = texts({
  zh: {
    title: '举报',
    lead: '审核员会查看这条内容，并把处理结果告诉您。作者不会知道是谁举报的。',
    reason: '原因',
    words: '说明',
    wordsHelp: '选择“其他原因”时必填。',
    send: '提交举报',
    sent: '已收到您的举报',
    failed: '举报提交失败',
    report: '举报',
    reported: '已举报',
  },
  en: {
    title: 'Report',
    lead: 'A reviewer looks at it and tells you the outcome. The author does not learn who reported it.',
    reason: 'Reason',
    words: 'In your words',
    wordsHelp: 'Required for “Other”.',
    send: 'Send report',
    sent: 'Your report has arrived',
    failed: 'Failed to send the report',
    report: 'Report',
    reported: 'Reported',
  },
})
