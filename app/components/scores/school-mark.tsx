import { getLetterBaseline, markLetter, platePaths, buildSchoolMark } from '~/models/schools/school-mark';
import type { SchoolMark as SchoolMarkDrawing } from '~/models/schools/school-mark';

interface SchoolMarkProps {
  /** The school's id, or its name when there is no id: decides the drawn mark; `null` for a logo without one behind it. */
  readonly markKey: string | null;
  readonly name: string;
  readonly logoUrl: string | null;
}

/**
 * A school's logo, or its drawn monogram. The monogram also stands behind the logo, so that a logo which does not load
 * leaves no gap; `markBrokenImages` takes the broken picture away. A logo without a drawing behind it leaves
 * its first letter on a plain plate.
 */
export function SchoolMark({ markKey, name, logoUrl }: SchoolMarkProps) {
  const mark = markKey === null && logoUrl !== null ? null : buildSchoolMark(markKey ?? name, name);
  return (
    <span className="school-mark">
      {mark !== null && <DrawnMark mark={mark} />}
      {logoUrl !== null && (
        <img
          key={logoUrl}
          src={logoUrl}
          alt=""
          width="28"
          height="28"
          loading="lazy"
          data-fallback={mark?.monogram ?? markLetter(name)}
        />
      )}
    </span>
  );
}

function DrawnMark({ mark: { monogram, shape, colors } }: { readonly mark: SchoolMarkDrawing }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={platePaths[shape]} fill={colors.fill} stroke={colors.trim} strokeWidth="2.5" />
      <text x="20" y={getLetterBaseline(shape)} fill={colors.letters} {...squeezed(monogram)}>
        {monogram}
      </text>
    </svg>
  );
}

/** Two letters keep within the plate whatever their widths. */
function squeezed(monogram: string) {
  return monogram.length > 1 ? ({ textLength: 20, lengthAdjust: 'spacingAndGlyphs' } as const) : {};
}
