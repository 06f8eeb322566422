import { formatClockTime, getSchoolYear, formatTerm, formatUsDate, getWeekdayName } from '../../calendar/civil';
import { answerHtml, type Answer } from '../../http/answer';
import type { Context } from '../../http/context';
import { escapeHtml } from '../../words/slug';
import { listClinicsOfYear, type Clinic } from '../../world/clinics';
import { groupBy } from '../../world/conferences';
import { formatEmail } from '../../world/school-contacts';

const officialsDomain = 'officials.example';

/** `GET /data/official/clinics.htm`: word-processor HTML with markup that a site must remove. */
export function answerClinicsPage(context: Context): Answer {
  const schoolYear = getSchoolYear(context.clock.today);
  const clinics = listClinicsOfYear(context.world, schoolYear);
  return answerHtml(
    [
      buildHead(context, schoolYear),
      buildUpcoming(context, clinics),
      buildSportTable(clinics),
      buildNotes(context),
      '</BODY>\n</HTML>\n',
    ].join('\n'),
  );
}

function buildHead({ origin, associationName }: Context, schoolYear: number): string {
  return `<HTML>
<HEAD>
<TITLE>Clinics ${formatTerm(schoolYear)}</TITLE>
<STYLE type="text/css">BODY { background: #ffffcc; font-family: "Comic Sans MS" } TD.clinic { color: red; position: fixed }</STYLE>
<SCRIPT language="JavaScript">window.clinicsLoaded = true; document.title = "Clinics";</SCRIPT>
</HEAD>
<BODY BGCOLOR="#FFFFFF" onload="window.clinicsOpened = true">
<!-- saved from the 2009 page; do NOT edit by hand -->
<P ALIGN="center"><IMG SRC="${origin}/media/association.svg" ALT="${escapeHtml(associationName)}" WIDTH="90" ONERROR="window.clinicsBroken = true"></P>
<H2 STYLE="color: #7a1f2b; text-align: center">${formatTerm(schoolYear)} Officials&rsquo; Clinics</H2>
<P STYLE="font-size: 9pt">Every clinic begins on time&nbsp;&#151; latecomers get no credit. Level&nbsp;2 and Level&nbsp;3 applicants attend one <B>this</B> school year. <A HREF="#sports" NAME="top">Jump to the list by sport</A>.</P>`;
}

function buildUpcoming(context: Context, clinics: readonly Clinic[]): string {
  const next = clinics.filter(({ day }) => day >= context.clock.today).slice(0, 12);
  const rows =
    next.length === 0
      ? '<TR><TD colspan="5">No more clinics this school year.</TD></TR>'
      : next.map(buildClinicRow).join('\n');
  return `<TABLE BORDER="1" CELLPADDING="4" STYLE="width: 900px; border: 3px dashed red">
<THEAD><TR BGCOLOR="#14213d"><TH colspan="5"><FONT COLOR="white">Next clinics</FONT></TH></TR>
<TR><TH>Date</TH><TH>Time</TH><TH>Sport</TH><TH>Site</TH><TH>Clinician</TH></TR></THEAD>
<TBODY>
${rows}
</TBODY></TABLE>`;
}

function buildClinicRow({ day, startMinutes, sport, host, clinician }: Clinic): string {
  const name = `${clinician.firstName} ${clinician.lastName}`;
  const address = formatEmail(name, officialsDomain);
  return `<TR onmouseover="this.style.background='yellow'"><TD class="clinic">${getWeekdayName(day).slice(0, 3)}. ${formatUsDate(day)}</TD><TD>${formatClockTime(startMinutes).toLowerCase()}</TD><TD>${escapeHtml(sport.title)}</TD><TD>${escapeHtml(host.formalName)}, ${escapeHtml(host.town.name)}</TD><TD><A HREF="mailto:${address}">${escapeHtml(name)}</A></TD></TR>`;
}

/** The sport's cell spans its dates. */
function buildSportTable(clinics: readonly Clinic[]): string {
  const groups = [...groupBy(clinics, ({ sport }) => sport)].sort(([left], [right]) =>
    left.title.localeCompare(right.title, 'en-US'),
  );
  const rows = groups.map(([sport, held]) =>
    held
      .map(({ day, host }, index) => {
        const name =
          index === 0 ? `<TD rowspan="${held.length}" valign="top"><B>${escapeHtml(sport.title)}</B></TD>` : '';
        return `<TR>${name}<TD>${formatUsDate(day)}</TD><TD>${escapeHtml(host.name)}</TD></TR>`;
      })
      .join('\n'),
  );
  return `<A NAME="sports"></A><H3>Clinics by sport</H3>
<TABLE BORDER=1><TR><TH>Sport<TH>Date<TH>Site</TR>
${rows.join('\n')}
</TABLE>`;
}

function buildNotes({ origin }: Context): string {
  return `<H3>Before you come</H3>
<UL><LI>Register in the <A HREF="${origin}/centers/officials" TARGET="_blank" onclick="window.clinicsClicked = true">Officials Center</A>.
<LI>Print the <A HREF="${origin}/documents/officials/clinic-attendance-form.pdf">attendance form</A> and bring it along.
<LI>Questions? <A HREF="mailto:clinics@${officialsDomain}?subject=Clinics">clinics@${officialsDomain}</A> or <A HREF="tel:+13095550142">(309) 555-0142</A>.
<LI><A HREF="javascript:window.clinicsPrinted=true;void(0)">Print this list</A> &#183; <A HREF=" JaVaScRiPt:window.clinicsPrinted=true">or this one</A> &#183; <A HREF="data:text/html,%3Cscript%3Ewindow.clinicsData=1%3C/script%3E">save it</A></UL>
<P STYLE="background: url(https://counter.example/clinics.gif)">Sites change; look again on the day. <FONT SIZE="1">Updated by the office.</FONT></P>
<IMG SRC="https://counter.example/pixel.gif" WIDTH="1" HEIGHT="1" ALT="">
<IMG SRC="javascript:window.clinicsPicture=true" ALT="Map of sites">
<IFRAME SRC="https://counter.example/frame.htm" WIDTH="0" HEIGHT="0"></IFRAME>
<FORM ACTION="https://counter.example/subscribe"><INPUT NAME="email"><BUTTON>Subscribe</BUTTON></FORM>
<svg onload="window.clinicsDrawn = true"><script>window.clinicsDrawn = true</script></svg>
<P><A HREF="#top">Back to top</A>`;
}
