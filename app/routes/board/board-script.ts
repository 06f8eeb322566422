/** Id of the element that says how old the scores are. */
export const ageId = 'age';
export const fullscreenId = 'fullscreen';

const retryMs = 10_000;
const timeoutMs = 8000;

/**
 * Turns the pictures of a board without loading another document, so that a screen without network keeps the last one and says how old it
 * is. In the language of 2009, because the browsers of televisions are old; without scripts the document names the next picture itself.
 * Ages go by the clock of the site, because that of a television may be wrong. After a deployment the styles differ, and the document is loaded again.
 */
export const boardScript = `(function () {
var board = document.querySelector('.board'), root = document.documentElement, skewMs = 0, isOffline = false;
function showAge() {
  var age = document.getElementById('${ageId}'), fetchedAtMs = Number(board.getAttribute('data-fetched-at'));
  if (!age || !fetchedAtMs) return;
  var minutes = Math.max(0, Math.floor((new Date().getTime() + skewMs - fetchedAtMs) / 60000));
  age.textContent = (isOffline ? 'No connection. ' : '') + age.getAttribute('data-words') + ', ' + (minutes < 1 ? 'less than a minute' : minutes === 1 ? '1 minute' : minutes + ' minutes') + ' old';
  root.className = isOffline ? 'offline' : '';
}
function fail() { isOffline = true; showAge(); setTimeout(turn, ${retryMs}); }
function turn() {
  var request = new XMLHttpRequest(), path = board.getAttribute('data-next');
  request.open('GET', path);
  request.responseType = 'document';
  request.timeout = ${timeoutMs};
  request.onerror = request.ontimeout = fail;
  request.onload = function () {
    var next = request.status === 200 && request.response && request.response.querySelector('.board');
    if (!next) return fail();
    if (request.response.querySelector('style').textContent !== document.querySelector('style').textContent) return location.replace(path);
    skewMs = Date.parse(request.getResponseHeader('date')) + Number(request.getResponseHeader('age')) * 1000 - new Date().getTime() || 0;
    board.parentNode.replaceChild(document.adoptNode(next), board);
    board = next; isOffline = false; showAge(); offerFullscreen(); wait();
  };
  request.send();
}
function wait() { setTimeout(turn, Number(board.getAttribute('data-every')) * 1000); }
function stayAwake() { if (navigator.wakeLock && !document.hidden) navigator.wakeLock.request('screen')['catch'](function () {}); }
document.addEventListener('visibilitychange', stayAwake);
stayAwake();
function offerFullscreen() { if (root.requestFullscreen) document.getElementById('${fullscreenId}').hidden = false; }
document.addEventListener('click', function (event) { if (event.target.id === '${fullscreenId}') root.requestFullscreen(); });
offerFullscreen();
showAge(); setInterval(showAge, 10000); wait();
})()`;
