import { testCalls } from '#tests/calls/test-calls.ts'
import { signedIn, withRole } from '#tests/rights.ts'
import { messageApi } from './contract.ts'

await testCalls(messageApi, {
  getSendMessageList: withRole,
  updateSendMessageRead: withRole,
  sendMessageMarkAllReads: withRole,
  sendMessageDeleteAllRead: withRole,
  getSwitches: withRole,
  updateSwitch: withRole,
  setLanguage: signedIn,
})
