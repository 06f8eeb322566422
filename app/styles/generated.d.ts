/** Stands for `light-styles.generated.ts` until a build has written it. */
declare module '*/light-styles.generated' {
  export const lightStyles: string;
}
