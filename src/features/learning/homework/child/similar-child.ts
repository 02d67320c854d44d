import { childMain } from '#src/server/media/child-main.ts'
import { comparedTexts, type SimilarOrder } from '../similarity.ts'

/** Finds similar texts of homework. */
childMain(async ({ texts, given }: SimilarOrder) => comparedTexts(texts, given))
