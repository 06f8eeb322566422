import { getLetterBaseline, markLetter, platePaths, buildSchoolMark } from '~/models/schools/school-mark';
import type { SchoolMark as SchoolMarkDrawing } from '~/models/schools/school-mark';

interface SchoolMarkProps {
  /** Id or name that determines the drawn mark; `null` for a logo without a mark behind it. */
  readonly markKey: string | null;
  readonly name: string;
  readonly logoUrl: string | null;
}

/** A school's logo over its monogram, which shows if the logo fails. Without a monogram, the first letter is on a plain plate. */
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

/** The mark of a team at the given size. */
export function TeamMark({ size, ...mark }: SchoolMarkProps & { readonly size: 'size-12' | 'size-16' }) {
  return (
    <div className="team-mark grid justify-items-center gap-1">
      <span className={size}>
        <SchoolMark {...mark} />
      </span>
      <span className="text-2xs whitespace-nowrap text-ink-2">No Logo</span>
    </div>
  );
}

function DrawnMark({ mark: { monogram, shape, colors } }: { readonly mark: SchoolMarkDrawing }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={platePaths[shape]} fill={colors.fill} stroke={colors.trim} strokeWidth="2.5" />
      <text x="20" y={getLetterBaseline(shape)} fill={colors.letters} {...squeezeMonogram(monogram)}>
        {monogram}
      </text>
    </svg>
  );
}

/** Keeps two letters within the plate whatever their widths. */
function squeezeMonogram(monogram: string) {
  return monogram.length > 1 ? ({ textLength: 20, lengthAdjust: 'spacingAndGlyphs' } as const) : {};
}
