#!/usr/bin/python3
"""A window with nothing but a WebKit view, which WebKitWebDriver drives: MiniBrowser cannot be as narrow as a phone.

Usage: webkit-window.py FOLDER, where service workers and storage are kept (private views have no service workers).
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

# Console errors cannot be read by WebDriver.
RECORDER = """
window.complaints = [];
const complain = (text) => window.complaints.push(String(text));
addEventListener('error', (event) => event.message && complain(event.message));
addEventListener('unhandledrejection', (event) => complain(event.reason));
addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective + ' ' + event.blockedURI));
const report = console.error;
console.error = (...parts) => { complain(parts.join(' ')); report(...parts); };
"""


def open_view(_session, context):
    scripts = WebKit2.UserContentManager()
    scripts.add_script(
        WebKit2.UserScript.new(
            f"(() => {{{RECORDER}}})()",
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    window = Gtk.Window(decorated=False, default_width=390, default_height=844)
    window.add(view)
    window.show_all()
    window.move(0, 0)
    return view


def start_automation(context, session):
    session.connect("create-web-view", open_view, context)


folder = sys.argv[1]
storage = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
web_context = WebKit2.WebContext.new_with_website_data_manager(storage)
web_context.set_automation_allowed(True)
web_context.connect("automation-started", start_automation)
Gtk.main()
