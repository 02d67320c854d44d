import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { lessonApi } from './contract.ts'

await testCalls(lessonApi, {
  begin: teachers,
  getRunning: withRole,
  getCode: withRole,
  getTicket: withRole,
  checkIn: withRole,
  checkInByFigures: withRole,
  getRoll: withRole,
  setState: withRole,
  setLate: withRole,
  endRoll: withRole,
  end: withRole,
  getAttendance: withRole,
  getAttendanceTable: withRole,
  edit: withRole,
  callStudent: withRole,
  endCall: withRole,
  askQuestion: withRole,
  closeQuestion: withRole,
  getQuestion: withRole,
  answerQuestion: withRole,
  getLeaves: withRole,
  beginLeavePicture: withRole,
  askLeave: withRole,
  withdrawLeave: withRole,
  decideLeaves: withRole,
})
