/** The list of articles answers one scope of the search; its room is still to come. */
export const searchPaths = { articles: () => '/common/articles' } as const
