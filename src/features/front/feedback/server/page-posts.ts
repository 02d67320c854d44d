import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pageAct, pageFile, type PagePost } from '#src/server/pages/page-act.ts'
import { feedbackApi } from '../contract.ts'
import { feedbackPaths } from '../paths.ts'

const text = z.string()

/** Feedback without script, with its file. */
export const feedbackPosts: readonly PagePost[] = [
  {
    path: feedbackPaths.write(),
    keep: { name: text, mobile: text, remark: text },
    acts: {
      '': pageAct(feedbackApi.submitFeedback, (sent) => {
        const { name = '', mobile = '', remark = '', attachment } = sent
        return { ...{ id: randomUUID(), name, mobile, remark }, ...(attachment && { attachment }) }
      }),
    },
    file: pageFile('attachment', feedbackApi.uploadAttachment, ({ token }) => token),
  },
]
