/** The message to administrators when the nightly check finds that the ledger breaks `rules`. */
export const ledgerFault = (rules: string) => ({
  title: { zh: '金币账目不平', en: 'The coin ledger does not add up' },
  text: {
    zh: `夜间核对发现账目有误（${rules}）。日志中有具体的转账与账户编号，请联系技术人员核查。`,
    en: `The nightly check found faults (${rules}). The log lists the transfers and accounts; ask a technician to check.`,
  },
})
