/** Who changes what the site says of the association itself. */
export const mayWriteSettings = ['owner'] as const;
