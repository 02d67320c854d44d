import { participantApi } from './participant-api.ts'
import { teacherApi } from './teacher-api.ts'

/** Peer rounds of homework: set up by teachers, reviews by participants, marks proposed to the teacher. */
export const peerApi = { ...teacherApi, ...participantApi }
