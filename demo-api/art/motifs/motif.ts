import type { Scene } from '../scene';

export interface Motif {
  /** What is seen. */
  readonly alt: string;
  /** Never drawn at night. */
  readonly isByDay?: boolean;
  /** Content of an SVG with a viewBox of 320 by 180; the subject is in the middle. */
  readonly draw: (scene: Scene) => string;
}

export type Motifs = Readonly<Record<string, Motif>>;
