import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pageAct, type PagePost } from '#src/server/pages/page-act.ts'
import { feedbackApi } from '../contract.ts'
import { feedbackPaths } from '../paths.ts'

const text = z.string()

/** Feedback without script. A file needs the dialog. */
export const feedbackPosts: readonly PagePost[] = [
  {
    path: feedbackPaths.write(),
    keep: { name: text, mobile: text, remark: text },
    acts: {
      '': pageAct(feedbackApi.submitFeedback, ({ name = '', mobile = '', remark = '' }) => ({
        id: randomUUID(),
        name,
        mobile,
        remark,
      })),
    },
  },
]
